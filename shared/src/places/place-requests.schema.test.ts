import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { placeId } from './place-id.schema.ts';
import { placePhotoRequest, placeSearch } from './place-requests.schema.ts';

const aSearch = (change: Record<string, unknown> = {}) => ({ textQuery: 'pizza', ...change });
const aPhoto = (change: Record<string, unknown> = {}) => ({
  name: 'places/ChIJ_a-1/photos/AXQ_b-2',
  maxWidthPx: 800,
  ...change,
});

describe('searching places', () => {
  it('I5.5-01 passes on every part of the question', () => {
    const whole = {
      textQuery: 'p',
      pageSize: 7,
      maxResultCount: 8,
      minRating: 3.5,
      rankPreference: 'DISTANCE',
      pageToken: 'next',
      languageCode: 'it',
      regionCode: 'IT',
    };
    expect(placeSearch.parse(whole)).toEqual(whole);
  });

  it.each([
    { pageSize: 1 },
    { pageSize: 20 },
    { maxResultCount: 1 },
    { maxResultCount: 20 },
    { minRating: 0 },
    { minRating: 5 },
    { rankPreference: 'RELEVANCE' },
    { rankPreference: 'DISTANCE' },
    {},
  ])('I5.5-01 I9-10 %j may be asked', (change) => {
    expect(issuesOf(placeSearch, aSearch(change))).toEqual([]);
  });

  it.each([
    [{ textQuery: '' }, 'textQuery: Search text is required'],
    [{ textQuery: undefined }, 'textQuery: Search text is required'],
    [{ pageSize: 0 }, 'pageSize: Page size must be between 1 and 20'],
    [{ pageSize: 21 }, 'pageSize: Page size must be between 1 and 20'],
    [{ pageSize: 1.5 }, 'pageSize: Page size must be between 1 and 20'],
    [{ maxResultCount: 0 }, 'maxResultCount: Result count must be between 1 and 20'],
    [{ maxResultCount: 21 }, 'maxResultCount: Result count must be between 1 and 20'],
    [{ minRating: -0.1 }, 'minRating: Minimum rating must be between 0 and 5'],
    [{ minRating: 5.1 }, 'minRating: Minimum rating must be between 0 and 5'],
    [{ minRating: '4' }, 'minRating: Minimum rating must be between 0 and 5'],
    [{ rankPreference: 'POPULARITY' }, 'rankPreference: Ranking must be RELEVANCE or DISTANCE'],
    [{ radius: 5 }, ': Unrecognized key: "radius"'],
  ])('I5.5-01 I9-10 %j may not', (change, issue) => {
    expect(issuesOf(placeSearch, aSearch(change))).toEqual([issue]);
  });
});

describe('fetching a photo of a place', () => {
  it.each([
    { maxWidthPx: 1 },
    { maxWidthPx: 4800 },
    { maxWidthPx: undefined, maxHeightPx: 1 },
    { maxWidthPx: undefined, maxHeightPx: 4800 },
    { maxWidthPx: 100, maxHeightPx: 100 },
  ])('I5.5-02 I9-10 %j may be asked', (change) => {
    expect(placePhotoRequest.parse(aPhoto(change))).toEqual(aPhoto(change));
  });

  it.each([
    [{ maxWidthPx: 0 }, 'maxWidthPx: Maximum width must be between 1 and 4800'],
    [{ maxWidthPx: 4801 }, 'maxWidthPx: Maximum width must be between 1 and 4800'],
    [{ maxWidthPx: 1.5 }, 'maxWidthPx: Maximum width must be between 1 and 4800'],
    [{ maxHeightPx: 0 }, 'maxHeightPx: Maximum height must be between 1 and 4800'],
    [{ maxHeightPx: 4801 }, 'maxHeightPx: Maximum height must be between 1 and 4800'],
    [{ maxWidthPx: undefined }, 'maxWidthPx: Maximum height or width is required'],
    [{ name: undefined }, 'name: Photo name is required'],
    [{ name: 'places/a/photos/../../b' }, 'name: Invalid photo name'],
    [{ name: 'x/places/a/photos/b' }, 'name: Invalid photo name'],
    [{ name: 'places/a/photos/b/media' }, 'name: Invalid photo name'],
    [{ depth: 5 }, ': Unrecognized key: "depth"'],
  ])('I5.5-02 I9-10 %j may not', (change, issue) => {
    expect(issuesOf(placePhotoRequest, aPhoto(change))).toEqual([issue]);
  });
});

describe('the id of a place', () => {
  it.each([undefined, null, '', ' ', 7, {}])('I5.5-03 is never %j', (value) => {
    expect(issuesOf(placeId, value)).toEqual([': Place ID is required and must be a string']);
  });

  it('I5.5-03 may be any other text', () => {
    expect(placeId.parse('ChIJN1t_tDeuEmsRUsoyG83frY4')).toBe('ChIJN1t_tDeuEmsRUsoyG83frY4');
  });
});
