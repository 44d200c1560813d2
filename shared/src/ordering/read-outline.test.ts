import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { pointText, readOutline, readPoint } from './read-outline.ts';

const triangle = [
  { latitude: 40.5, longitude: -74 },
  { latitude: 40.75, longitude: -74 },
  { latitude: 40.75, longitude: -73.5 },
];
const ring = [...triangle, triangle[0]].map((point) => [point?.longitude, point?.latitude]);
const polygon = { type: 'Polygon', coordinates: [ring] };

describe('the points of a delivery zone', () => {
  it.each([
    ['40.6943, -73.9866', 40.6943, -73.9866],
    ['(40.6943; -73.9866)', 40.6943, -73.9866],
    [' 40.6943° -73.9866° ', 40.6943, -73.9866],
    ['-33,151', -33, 151],
  ])('%s is read as a latitude and a longitude', (text, latitude, longitude) => {
    expect(readPoint(text)).toEqual({ latitude, longitude });
  });

  it.each(['', 'Court Street', '40.6943', '91, 10', '10, 181', '1,2,3'])('%j is no point', (text) => {
    expect(readPoint(text)).toBeUndefined();
  });

  it.each([
    ['a line each', triangle.map(pointText).join('\n')],
    [
      'lines that end where they began, with blank ones',
      [...triangle, triangle[0]].map((one) => one && pointText(one)).join('\r\n\r\n'),
    ],
    ['GeoJSON', JSON.stringify(polygon)],
    ['a feature', JSON.stringify({ type: 'Feature', properties: {}, geometry: polygon })],
    [
      'a collection',
      JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', geometry: polygon }] }),
    ],
    ['several with one in it', JSON.stringify({ type: 'MultiPolygon', coordinates: [[ring]] })],
    ['a list of positions', JSON.stringify(ring)],
  ])('an outline is read from %s', (_, text) => {
    expect(readOutline(text)).toEqual({ points: triangle });
  });

  it.each([
    ['40.5, -74\nCourt Street', 'Line 2 is no point: “Court Street”'],
    ['95, 0', 'A latitude lies between'],
    ['{"type":"Polygon"', 'cannot be read'],
    ['{"type":"Point","coordinates":[1,2]}', 'needs a polygon'],
    [JSON.stringify({ type: 'MultiPolygon', coordinates: [[ring], [ring]] }), 'several outlines'],
    [JSON.stringify({ type: 'Polygon', coordinates: [ring, ring] }), 'holes'],
    ['[[200, 0]]', 'A latitude lies between'],
    ['[["a", "b"]]', 'A latitude lies between'],
  ])('%s is told to be none', (text, message) => {
    expect(readOutline(text)).toEqual({ message: expect.stringContaining(message) });
  });

  it('nothing that is pasted breaks it', () => {
    holds(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = readOutline(text);
        expect('points' in read || read.message !== '').toBe(true);
      }),
    );
  });
});
