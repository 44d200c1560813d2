import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { accountsAnswer, accountsQuery, locationsAnswer, locationsQuery } from './service-lists.schema.ts';
import { serviceLocation } from './service-location.schema.ts';

const whole = {
  parent: 'accounts/1',
  pageSize: 7,
  pageToken: 'next',
  filter: 'title=Bella',
  orderBy: 'title desc',
  readMask: 'name,title',
};

describe('asking the listing service for a list', () => {
  it.each([
    ['accounts', accountsQuery],
    ['locations', locationsQuery],
  ])('I7.2-01 of %s passes on every part of the question', (_, query) => {
    expect(query.parse(whole)).toEqual(whole);
  });

  it('I7.2-01 I9-05 asks for as much as there may be, and all that is known of a location', () => {
    expect(accountsQuery.parse({})).toEqual({ pageSize: 20 });
    const { readMask, ...rest } = locationsQuery.parse({ parent: 'accounts/1' });
    expect(rest).toEqual({ parent: 'accounts/1', pageSize: 100 });
    expect(readMask.split(',').sort()).toEqual(Object.keys(serviceLocation.shape).sort());
  });

  it.each([1, 20])('I7.2-01 I9-05 accounts come %d at a time', (pageSize) => {
    expect(issuesOf(accountsQuery, { pageSize })).toEqual([]);
  });

  it.each([0, 21, 1.5, '7'])('I7.2-01 I9-05 accounts never come %j at a time', (pageSize) => {
    expect(issuesOf(accountsQuery, { pageSize })).toEqual(['pageSize: Page size must be between 1 and 20']);
  });

  it.each([1, 100])('I7.2-01 I9-05 locations come %d at a time', (pageSize) => {
    expect(issuesOf(locationsQuery, { parent: 'accounts/1', pageSize })).toEqual([]);
  });

  it.each([0, 101, 1.5, '7'])('I7.2-01 I9-05 locations never come %j at a time', (pageSize) => {
    expect(issuesOf(locationsQuery, { parent: 'accounts/1', pageSize })).toEqual([
      'pageSize: Page size must be between 1 and 100',
    ]);
  });

  it.each([
    [{ parent: '' }, 'parent: Account is required'],
    [{ readMask: ' ' }, 'readMask: Read mask is required'],
    [{ offset: 1 }, ': Unrecognized key: "offset"'],
  ])('I7.2-01 %j does not name locations', (change, issue) => {
    expect(issuesOf(locationsQuery, { parent: 'accounts/1', ...change })).toEqual([issue]);
  });

  it('I7.2-01 accounts are asked for in no other way', () => {
    expect(issuesOf(accountsQuery, { offset: 1 })).toEqual([': Unrecognized key: "offset"']);
  });
});

describe.each([
  ['accounts', accountsAnswer],
  ['locations', locationsAnswer],
])('a list of %s', (name, answer) => {
  it('I7.2-02 comes with a way to the next page, a count, and whatever else', () => {
    const page = { [name]: [{ name: `${name}/1`, new: 1 }], nextPageToken: 'next', totalSize: 0, cost: 1 };
    expect(answer.parse(page)).toEqual(page);
  });

  it('I7.2-02 may be empty', () => {
    expect(answer.parse({})).toEqual({ [name]: [] });
  });

  it.each([
    ['totalSize', -1],
    ['totalSize', 1.5],
    ['nextPageToken', 7],
    [name, {}],
    [name, [{}]],
  ])('I7.2-02 has no %s of %j', (field, value) => {
    expect(issuesOf(answer, { [field]: value })).toHaveLength(1);
  });
});
