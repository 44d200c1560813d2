// Builders for tests: the smallest record that each of the catalogue's small schemas accepts. Untyped, as records.ts says.
import { aGuid } from './a-storefront.ts';
import { STAMPED } from './records.ts';

type Fields = Record<string, unknown>;

export const aSalesCategoryRecord = (change: Fields = {}): Fields => ({
  salesCategoryId: 6,
  guid: aGuid(6),
  name: 'Food',
  code: 'F',
  ...STAMPED,
  ...change,
});

export const aCourseRecord = (change: Fields = {}): Fields => ({
  courseId: 2,
  guid: aGuid(2),
  name: 'Mains',
  ...STAMPED,
  ...change,
});

export const aTagRecord = (change: Fields = {}): Fields => ({
  tagId: 9,
  guid: aGuid(9),
  name: 'Vegan',
  ...STAMPED,
  ...change,
});
