import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseEntity } from '../catalogue/course.schema.ts';
import { itemEntity } from '../catalogue/item.schema.ts';
import { menuGroupEntity } from '../catalogue/menu-group.schema.ts';
import { modifierGroupEntity } from '../catalogue/modifier-group.schema.ts';
import { salesCategoryEntity } from '../catalogue/sales-category.schema.ts';
import { tagEntity } from '../catalogue/tag.schema.ts';
import { taxRateEntity } from '../catalogue/tax-rate.schema.ts';
import { domainMappingEntity } from '../domains/domain-mapping.schema.ts';
import { prepStationEntity } from '../equipment/prep-station.schema.ts';
import { printerEntity } from '../equipment/printer.schema.ts';
import { mergePatch } from '../kernel/entity.ts';
import { autoReplyConfigEntity } from '../listing/auto-reply.schema.ts';
import { listingPostEntity } from '../listing/post.schema.ts';
import { orderConfigEntity } from '../ordering/order-config.schema.ts';
import { employeeEntity } from '../people/employee.schema.ts';
import { jobTitleEntity } from '../people/job-title.schema.ts';
import { restaurantEntity } from '../tenancy/restaurant.schema.ts';
import { tenantEntity } from '../tenancy/tenant.schema.ts';
import { siteConfigurationEntity } from '../website/site-configuration.schema.ts';
import { holds } from './holds.ts';
import { valuesOf } from './values-of.ts';

const entities = [
  courseEntity,
  itemEntity,
  menuGroupEntity,
  modifierGroupEntity,
  salesCategoryEntity,
  tagEntity,
  taxRateEntity,
  domainMappingEntity,
  prepStationEntity,
  printerEntity,
  autoReplyConfigEntity,
  listingPostEntity,
  orderConfigEntity,
  employeeEntity,
  jobTitleEntity,
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

/** Some are made with more or less than they hold; they have tests of their own. */
const madeAsHeld = entities.filter(({ create, stored, serverFields }) => {
  const held = Object.keys(stored.shape).filter((name) => !serverFields.has(name));
  return held.sort().join() === Object.keys(create.shape).sort().join();
});

describe.each(madeAsHeld)('a new $name', SLOW, ({ records, own, parse, create }) => {
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
