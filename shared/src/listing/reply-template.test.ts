import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import type { ResponseTemplate } from './auto-reply.schema.ts';
import {
  fillTemplate,
  replyVariables,
  templatesFor,
  unknownVariables,
  variablesOf,
} from './reply-template.ts';

const values = {
  reviewerName: 'Kim',
  rating: 5,
  businessName: 'Bella',
  phoneNumber: '+1 518 555 0100',
  websiteUrl: 'https://bella.example.com',
};

describe('filling a ready-made reply', () => {
  it('I3.8-08 puts in each value wherever its gap is', () => {
    expect(
      fillTemplate(
        '{reviewerName}, {rating} stars! {reviewerName}: {businessName} {phoneNumber} {websiteUrl}',
        values,
      ),
    ).toBe('Kim, 5 stars! Kim: Bella +1 518 555 0100 https://bella.example.com');
  });

  it.each(['No gaps', '{ reviewerName }', '{}', 'a { b', '{two words}'])(
    'I3.8-08 leaves %j as it is',
    (text) => {
      expect(fillTemplate(text, values)).toBe(text);
    },
  );

  it('I3.8-08 gives nothing rather than a reply with a hole', () => {
    expect(fillTemplate('Thanks, {reviewerName}', {})).toBeUndefined();
    expect(fillTemplate('Thanks, {waiter}', values)).toBeUndefined();
    expect(fillTemplate('{constructor}{toString}', values)).toBeUndefined();
  });

  it('an empty value and a zero are values', () => {
    expect(fillTemplate('[{businessName}{rating}]', { businessName: '', rating: 0 })).toBe('[0]');
  });

  it('what a reviewer calls himself is never read as a template', () => {
    holds(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('{businessName}', '$&', '$1', "$'")),
        (reviewerName) => {
          expect(fillTemplate('<{reviewerName}>', { ...values, reviewerName })).toBe(`<${reviewerName}>`);
        },
      ),
    );
  });

  it('I3.8-08 names the gaps once each, and those that nothing fills', () => {
    expect(variablesOf('{rating} {waiter} {rating}')).toEqual(['rating', 'waiter']);
    expect(unknownVariables('{rating} {waiter} {Rating}')).toEqual(['waiter', 'Rating']);
    expect(unknownVariables(replyVariables.map((name) => `{${name}}`).join())).toEqual([]);
  });
});

describe('the template for a rating', () => {
  const aTemplate = (templateId: string, rating: number, isDefault = false): ResponseTemplate => ({
    templateId,
    rating,
    template: 'Thanks',
    variables: [],
    isDefault,
  });

  it('I3.8-08 is the default one of that rating, then the others', () => {
    const templates = [aTemplate('a', 5), aTemplate('b', 5, true), aTemplate('c', 1), aTemplate('d', 1)];
    expect(templatesFor(templates, 5, 'en').map(({ templateId }) => templateId)).toEqual(['b', 'a']);
    expect(templatesFor(templates, 1, 'en').map(({ templateId }) => templateId)).toEqual(['c', 'd']);
  });

  it('I3.8-08 is never that of another rating', () => {
    expect(templatesFor([aTemplate('a', 5, true)], 4, 'en')).toEqual([]);
    expect(templatesFor([], 4, 'en')).toEqual([]);
  });
});
