// What records of a kind are called within sentences.
import { nouns } from '@bite/shared/catalogue/references';
import { type RecordKind, recordNames } from '@bite/shared/records/record-names';

/** 'menu groups' */
export const pluralOf = (kind: RecordKind): string => recordNames[kind].path.replaceAll('-', ' ');

/** '40 items', '1 menu group' */
export const recordsCounted = (count: number, kind: RecordKind): string =>
  count === 1 ? `1 ${nouns[kind]}` : `${count} ${pluralOf(kind)}`;
