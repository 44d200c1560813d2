// Both sides of a stored profile, and how they stand to each other.
import { createHash } from 'node:crypto';
import type { ListingProfileAnswer } from '@bite/shared/listing/profile.contract';
import {
  type FieldValue,
  fieldState,
  ownSide,
  type ProfileField,
  profileFields,
  type Side,
  type TheirSources,
  theirSide,
} from '@bite/shared/listing/profile-fields';
import { serviceFoodMenu } from '@bite/shared/listing/service-food-menus.schema';
import { serviceLocation } from '@bite/shared/listing/service-location.schema';
import type { StoredListingProfile } from '@bite/shared/listing/stored-profile.schema';
import { z } from 'zod';
import type { OwnProfile } from './own-sources.ts';

export type ComparedField = ListingProfileAnswer['fields'][number];

export interface Comparison {
  ours: Side;
  theirs: Side;
  fields: ComparedField[];
  /** Of all that was compared. */
  version: string;
}

/** What both sides agreed on is kept as this. */
export const markHash = (mark: string): string =>
  createHash('sha256').update(mark).digest('base64url').slice(0, 22);

const menus = z.array(serviceFoodMenu);

export const theirSourcesIn = ({ remote, menus: text }: StoredListingProfile): TheirSources => ({
  location: serviceLocation.partial({ name: true }).parse(JSON.parse(remote)),
  ...(text !== undefined && { menus: menus.parse(JSON.parse(text)) }),
});

const none: FieldValue = { lines: [], mark: '' };

/** Where nothing can be taken for something. */
const mayBeEmpty: readonly ProfileField[] = ['specialHours', 'description'];

export function compared(stored: StoredListingProfile, own: OwnProfile): Comparison {
  const ours = ownSide(own);
  const theirs = theirSide(theirSourcesIn(stored), own.today);
  const hasMenus = stored.canHaveMenus && theirs.menu !== undefined && ours.menu !== undefined;
  const fields = profileFields.filter((field) => field !== 'menu' || hasMenus);
  const marks = fields.map((field) => [ours[field]?.mark ?? '', theirs[field]?.mark ?? '']);
  return {
    ...{ ours, theirs, version: markHash(JSON.stringify(marks)) },
    fields: fields.map((field) => comparedField(stored, field, ours[field] ?? none, theirs[field] ?? none)),
  };
}

function comparedField(
  { base, refusals }: StoredListingProfile,
  field: ProfileField,
  ours: FieldValue,
  theirs: FieldValue,
): ComparedField {
  const agreed = base[field];
  const state =
    agreed === undefined
      ? fieldState(ours.mark, theirs.mark, undefined)
      : fieldState(markHash(ours.mark), markHash(theirs.mark), agreed);
  const isSame = state === 'same';
  const mayEmpty = mayBeEmpty.includes(field);
  const refusal = refusals[field];
  return {
    ...{ field, state },
    ...(field === 'menu'
      ? differingLines(ours, theirs)
      : { ours: [...ours.lines], theirs: [...theirs.lines] }),
    canSend: !isSame && (ours.mark !== '' || mayEmpty),
    canTake: !isSame && field !== 'menu' && (theirs.mark !== '' || mayEmpty),
    ...(refusal !== undefined && !isSame && { refusal }),
  };
}

/** Of a side. A menu has hundreds of dishes, most of which are the same. */
const MOST_LINES = 60;

function differingLines(ours: FieldValue, theirs: FieldValue) {
  const [own, other] = [new Set(ours.lines), new Set(theirs.lines)];
  const onlyOurs = ours.lines.filter((line) => !other.has(line));
  const onlyTheirs = theirs.lines.filter((line) => !own.has(line));
  const more = Math.max(0, onlyOurs.length - MOST_LINES) + Math.max(0, onlyTheirs.length - MOST_LINES);
  return {
    ours: onlyOurs.slice(0, MOST_LINES),
    theirs: onlyTheirs.slice(0, MOST_LINES),
    totals: { ours: ours.lines.length, theirs: theirs.lines.length },
    ...(more > 0 && { moreLines: more }),
  };
}

/** What both agree on now, else what they agreed on before. */
export function baseAfter(
  before: StoredListingProfile['base'],
  ours: Side,
  theirs: Side,
): StoredListingProfile['base'] {
  const agreed = profileFields.flatMap((field) => {
    const [own, other] = [ours[field]?.mark, theirs[field]?.mark];
    return own !== undefined && own === other ? [[field, markHash(own)] as const] : [];
  });
  return { ...before, ...Object.fromEntries(agreed) };
}
