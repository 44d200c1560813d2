// Validation of a restaurant's fields on create and update.

import { missingMessage } from '@bite/shared/catalogue/references';
import { DomainError } from '@bite/shared/kernel/errors';
import { isSameContent } from '@bite/shared/kernel/fields';
import type { RestaurantRef } from '@bite/shared/paths';
import { serverFieldsChanged } from '@bite/shared/tenancy/field-permissions';
import { PAST_DATE, pastSpecialHours } from '@bite/shared/tenancy/past-special-hours';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { ORDERING_URL_MISSING, orderingUrlMissing } from '@bite/shared/website/ordering-provider';
import { recordsOf } from '../collections/collections.ts';
import type { RecordReader } from '../ports/records.ts';

type Checked = Partial<Pick<Restaurant, 'platformSync' | 'websiteConfig'>>;

/** Throws VALIDATION_FAILED for a change of a field that only connecting or syncing may set. */
export function assertOwnFields(before: Checked, after: Checked): void {
  const fields = serverFieldsChanged(before, after);
  if (fields.length === 0) return;
  const message = 'This is set by connecting the listing';
  throw new DomainError('VALIDATION_FAILED', message, {
    fields: Object.fromEntries(fields.map((field) => [field, message])),
  });
}

/** Throws VALIDATION_FAILED for new special hours on a past date. */
export function assertFutureDates(
  before: Restaurant['specialHours'],
  after: Restaurant['specialHours'],
  now: number,
): void {
  const past = pastSpecialHours(before, after, now);
  if (past.length === 0) return;
  const fields = Object.fromEntries(past.map((index) => [`specialHours.${index}.date`, PAST_DATE]));
  throw new DomainError('VALIDATION_FAILED', PAST_DATE, { fields });
}

/** Throws VALIDATION_FAILED for a change after which the site would lead guests who want to order nowhere. */
export function assertOrderingUrl(before: Checked, after: Checked): void {
  const [was, is] = [before.websiteConfig?.ordering, after.websiteConfig?.ordering];
  if (!is || isSameContent(was, is) || !orderingUrlMissing(is)) return;
  throw new DomainError('VALIDATION_FAILED', ORDERING_URL_MISSING, {
    fields: { 'websiteConfig.ordering.url': ORDERING_URL_MISSING },
  });
}

/** Throws VALIDATION_FAILED if the website's menu does not belong to the restaurant. */
export async function assertMenuExists(
  records: Pick<RecordReader, 'get'>,
  place: RestaurantRef,
  before: Checked,
  after: Checked,
): Promise<void> {
  const wanted = after.websiteConfig?.parentMenuGroupId;
  if (wanted === undefined || wanted === before.websiteConfig?.parentMenuGroupId) return;
  if (await records.get(recordsOf('menuGroups', place), String(wanted))) return;
  const message = missingMessage('menuGroups', wanted);
  throw new DomainError('VALIDATION_FAILED', message, {
    fields: { 'websiteConfig.parentMenuGroupId': message },
  });
}
