// Copies of menus that are kept in step. The place of each request is the copy's, but for the list, which has both sides.
import { z } from 'zod';
import type { Endpoint } from '../../api/endpoint.ts';
import { idParameter, restaurantParameters } from '../../api/parameters.ts';
import { positiveId } from '../../kernel/schema.ts';
import { writeRefusals } from '../../records/records.contract.ts';
import { menuKinds } from '../menu.schema.ts';
import { linkAspects } from './link-aspects.ts';
import { copiedRecord, linkedRecord, shownMenuLink } from './menu-link.schema.ts';

const params = z.object(restaurantParameters);
const one = z.object({ ...restaurantParameters, fromRestaurantId: idParameter });

export const menuLinkEndpoints = {
  listMenuLinks: {
    summary: 'The copies of menus that are kept in step, from this restaurant and at it.',
    params,
    answer: z.strictObject({ links: z.array(shownMenuLink) }),
    refuses: writeRefusals,
  },
  keepMenuInStep: {
    summary:
      'Keeps the copy of another menu of the business in step from now on, and brings it up to date. Continues a link that had a problem in the name of the caller.',
    params: one,
    body: z.strictObject({ menuGroupIds: z.array(positiveId).min(1).max(1000).optional() }),
    answer: shownMenuLink,
    refuses: [...writeRefusals, 'NOT_FOUND', 'CONFLICT', 'RECORD_UNREADABLE'],
  },
  endMenuLink: {
    summary: 'Ends keeping a copy in step. The copy stays as it is.',
    params: one,
    answer: z.null(),
    refuses: [...writeRefusals, 'NOT_FOUND'],
  },
  listLinkedRecords: {
    summary: 'The items and menu groups of a copy that are kept in step.',
    params: one,
    answer: z.strictObject({ records: z.array(linkedRecord) }),
    refuses: [...writeRefusals, 'RECORD_UNREADABLE'],
  },
  compareLinkedRecord: {
    summary:
      'What a record of a copy has from its source and what differs, with both values; null for one that is not copied.',
    params: z.object({
      ...restaurantParameters,
      fromRestaurantId: idParameter,
      kind: z.enum(menuKinds),
      recordId: idParameter,
    }),
    answer: z.strictObject({ copied: copiedRecord.nullable() }),
    refuses: [...writeRefusals, 'NOT_FOUND', 'RECORD_UNREADABLE'],
  },
  setLinkException: {
    summary:
      'Says what a copied record has of its own. All else of it follows, at once if it did not before.',
    params: one,
    body: z.strictObject({
      kind: z.enum(menuKinds),
      key: z.string().min(1).max(100),
      own: z.array(z.enum(linkAspects)).max(linkAspects.length),
      /** What follows again although nothing of it was noted yet, as right after a change by hand. */
      again: z.array(z.enum(linkAspects)).max(linkAspects.length).optional(),
    }),
    answer: shownMenuLink,
    refuses: [...writeRefusals, 'NOT_FOUND', 'RECORD_UNREADABLE'],
  },
} as const satisfies Record<string, Endpoint>;
