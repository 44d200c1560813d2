// Where menu groups and their items stand: moved together or not at all, so that nothing is lost or doubled between two groups.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { restaurantParameters } from '../api/parameters.ts';
import { list } from '../kernel/bounded.schema.ts';
import { positiveId } from '../kernel/schema.ts';
import { versioned, writeRefusals } from '../records/records.contract.ts';
import { menuGroup } from './menu-group.schema.ts';

export const menuGroupArrangement = z.strictObject({
  menuGroupId: positiveId,
  /** The version of the group as it was read. */
  version: z.string().min(1).max(100),
  /** null makes it a top group. */
  parentId: positiveId.nullable().optional(),
  /** Among its siblings. */
  position: z.int().nonnegative().optional(),
  /** All of its items, in order. */
  items: list(z.strictObject({ itemId: positiveId, isRequired: z.boolean().optional() }), 1000).optional(),
});

export type MenuGroupArrangement = z.output<typeof menuGroupArrangement>;

export const menuArrangementEndpoints = {
  arrangeMenu: {
    summary:
      'Moves menu groups and their items, all at once; refused where a group has changed since it was read.',
    params: z.object(restaurantParameters),
    body: z.strictObject({ changes: z.array(menuGroupArrangement).min(1).max(200) }),
    answer: z.strictObject({ records: z.array(versioned(menuGroup)) }),
    refuses: [...writeRefusals, 'NOT_FOUND', 'CONFLICT', 'RECORD_UNREADABLE'],
  },
} as const satisfies Record<string, Endpoint>;
