import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainMappingEntity } from '../domains/domain-mapping.schema.ts';
import { mergePatch } from '../kernel/entity.ts';
import { autoReplyConfigEntity } from '../listing/auto-reply.schema.ts';
import { listingPostEntity } from '../listing/post.schema.ts';
import { orderConfigEntity } from '../ordering/till-settings.schema.ts';
import { recordKindTable } from '../records/record-kinds.ts';
import { restaurantEntity } from '../tenancy/restaurant.schema.ts';
import { tenantEntity } from '../tenancy/tenant.schema.ts';
import { siteConfigurationEntity } from '../website/site-configuration.schema.ts';
import { holds } from './holds.ts';
import { valuesOf } from './values-of.ts';

const entities = [
  ...Object.values(recordKindTable).map(({ entity }) => entity),
  domainMappingEntity,
  autoReplyConfigEntity,
  listingPostEntity,
  orderConfigEntity,
  restaurantEntity,
  tenantEntity,
  siteConfigurationEntity,
].map((entity) => ({
  ...entity,
  // They were sent once: what is asked of sent texts alone holds for them, too.
  records: valuesOf(entity.stored)
    .map((value) => entity.stored.parse(value))
    .filter((record) => entity.update.safeParse(record).success),
  own: (record: object) => Object.entries(record).filter(([name]) => !entity.serverFields.has(name)),
}));

/** Whole restaurants are large; a busy machine takes its time for sixty of them. */
const SLOW = { timeout: 60_000 };

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
describe.each(entities)('any $name', SLOW, ({ records, own, parse, update, apply }) => {
  it('is the same after it was written and read', () => {
    holds(
      fc.property(records, (record) => {
        expect(parse(throughJson(record))).toEqual(throughJson(record));
      }),
      60,
    );
  });

  it('can be sent back as it was read, and changes nothing', () => {
    holds(
      fc.property(records, (record) => {
        const stored = parse(throughJson(record));
        expect(apply(stored as never, update.parse(stored) as never)).toEqual(stored);
        expect(apply(stored as never, {})).toEqual(stored);
      }),
      60,
    );
  });

  it('becomes another by a change that names every field of the other, and the lack of any', () => {
    holds(
      fc.property(records, records, (one, other) => {
        const [from, to] = [parse(throughJson(one)), parse(throughJson(other))];
        const gone = Object.fromEntries(own(from).map(([name]) => [name, null]));
        const change = Object.fromEntries(own(to));
        const cleared = mergePatch(from, gone) as typeof from;
        expect(own(apply(cleared as never, change as never)).sort()).toEqual(own(to).sort());
      }),
      60,
    );
  });
});

/** Made with more fields than they hold; they have tests of their own. */
const madeWithMore = [domainMappingEntity, restaurantEntity, recordKindTable.menuGroups.entity];
const namesWithMore = madeWithMore.map(({ name }) => name);
const madeAsHeld = entities.filter(({ name }) => !namesWithMore.includes(name));

describe.each(madeAsHeld)('a new $name', SLOW, ({ records, own, parse, create, stored, serverFields }) => {
  it('names the fields that any other holds, but for those of the server', () => {
    const held = Object.keys(stored.shape).filter((name) => !serverFields.has(name));
    expect(Object.keys(create.shape).sort()).toEqual(held.sort());
  });

  it('may have the fields of any other', () => {
    holds(
      fc.property(records, (record) => {
        const fields = Object.fromEntries(own(parse(throughJson(record)) as object));
        expect(create.parse(fields)).toEqual(fields);
      }),
      60,
    );
  });
});
