import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { aCourseRecord, aSalesCategoryRecord, aTagRecord } from '../testing/catalogue-records.ts';
import { issuesOf } from '../testing/issues.ts';
import { STAMPED } from '../testing/records.ts';
import { refusalOf } from '../testing/refusal.ts';
import { course, courseEntity } from './course.schema.ts';
import { salesCategory, salesCategoryEntity } from './sales-category.schema.ts';
import { tag, tagEntity } from './tag.schema.ts';

const fieldsOf = (run: () => unknown) => (refusalOf(run).details as { fields: object }).fields;

describe('sales category', () => {
  const whole = {
    salesCategoryId: 6,
    guid: aGuid(6),
    number: 'S6',
    name: 'Beer and wine',
    description: 'Everything with alcohol',
    code: 'ALC',
    ...STAMPED,
  };

  it('C3-19 keeps every field that it is given', () => {
    expect(salesCategory.parse(whole)).toEqual(whole);
  });

  it.each([
    ['name', '', 'name: Sales category name cannot be empty'],
    ['name', undefined, 'name: Sales category name cannot be empty'],
    ['code', ' ', 'code: Sales category code cannot be empty'],
    ['code', undefined, 'code: Sales category code cannot be empty'],
  ])('C5-10 whose %s is %j is refused', (field, value, issue) => {
    expect(issuesOf(salesCategory, aSalesCategoryRecord({ [field]: value }))).toEqual([issue]);
  });

  it('C3-19 a change keeps what it does not name', () => {
    const stored = salesCategoryEntity.parse(whole);
    expect(salesCategoryEntity.apply(stored, { code: 'A', description: null })).toEqual({
      ...salesCategoryEntity.parse(aSalesCategoryRecord()),
      number: 'S6',
      name: 'Beer and wine',
      code: 'A',
    });
  });
});

describe('course', () => {
  const whole = {
    courseId: 2,
    guid: aGuid(2),
    number: 'C2',
    name: 'Mains',
    description: 'After the starters',
    ...STAMPED,
  };

  it('C3-20 keeps every field that it is given', () => {
    expect(course.parse(whole)).toEqual(whole);
  });

  it.each(['', '  ', undefined])('C5-03 named %j is refused', (name) => {
    expect(issuesOf(course, aCourseRecord({ name }))).toEqual(['name: Course name cannot be empty']);
    expect(issuesOf(courseEntity.create, { name })).toEqual(['name: Course name cannot be empty']);
  });

  it('C3-20 needs no more than a name', () => {
    expect(courseEntity.create.parse({ name: 'Mains' })).toEqual({ name: 'Mains' });
  });
});

describe('tag', () => {
  const whole = {
    tagId: 9,
    guid: aGuid(9),
    name: 'Vegan',
    number: 'T9',
    color: '#00aa00',
    description: 'Without anything from animals',
    ...STAMPED,
  };

  it('C3-21 keeps every field that it is given', () => {
    expect(tag.parse(whole)).toEqual(whole);
  });

  it.each(['', '  ', undefined])('C5-10 named %j is refused', (name) => {
    expect(issuesOf(tag, aTagRecord({ name }))).toEqual(['name: Tag name cannot be empty']);
  });

  it.each([
    ['tagId', '9'],
    ['tagId', undefined],
    ['guid', 9],
    ['guid', undefined],
    ['name', 9],
  ])('C5-10 a record whose %s is %j is refused, and the field is named', (field, value) => {
    expect(Object.keys(fieldsOf(() => tagEntity.parse(aTagRecord({ [field]: value }))))).toEqual([field]);
  });
});
