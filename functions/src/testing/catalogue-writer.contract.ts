// The contract test of the CatalogueWriter port, for the in-memory implementation and Firestore's.
import { emptyMenu, importedIds, type Menu } from '@bite/shared/catalogue/menu.schema';
import { expect, it } from 'vitest';
import type { CatalogueWriter, MenuChanges } from '../ports/catalogue-writer.ts';
import { aStoredGroup, aStoredItem, aStoredModifierGroup, aStoredTaxRate } from './a-menu.ts';

const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const changes = (create: Partial<Menu>, replace: Partial<Menu> = {}): MenuChanges => ({
  create: { ...emptyMenu(), ...create },
  replace: { ...emptyMenu(), ...replace },
});

/** `make` returns an unused writer. */
export function catalogueWriterContract(make: () => CatalogueWriter): void {
  const open = (writer: CatalogueWriter) => writer.open(place, 'square');

  it('opens an empty menu where there is none', async () => {
    const opened = await open(make());
    expect(opened.menu).toEqual(emptyMenu());
    expect(opened.imported).toEqual(importedIds.parse({}));
  });

  it('gives back what was created, field by field and in the order of the ids', async () => {
    const writer = make();
    const menu: Menu = {
      ...emptyMenu(),
      taxRates: [aStoredTaxRate(1)],
      modifierGroups: [aStoredModifierGroup(1)],
      items: [aStoredItem(2), aStoredItem(10)],
      menuGroups: [aStoredGroup(1, { items: [{ itemId: 2, position: 0, isRequired: false }] })],
    };
    await (await open(writer)).write(changes(menu));
    expect((await open(writer)).menu).toEqual(menu);
  });

  it('replaces an entity as a whole: fields that it no longer has are gone', async () => {
    const writer = make();
    await (await open(writer)).write(changes({ items: [aStoredItem(1, { calories: 300 }), aStoredItem(2)] }));
    await (await open(writer)).write(changes({}, { items: [aStoredItem(1, { name: 'New' })] }));
    expect((await open(writer)).menu.items).toEqual([aStoredItem(1, { name: 'New' }), aStoredItem(2)]);
  });

  it('says how far it is, up to everything', async () => {
    const progress: [number, number][] = [];
    const opened = await open(make());
    await opened.write(changes({ items: [aStoredItem(1)] }), {
      onProgress: (...step) => progress.push(step),
    });
    const [written, total] = progress.at(-1) ?? [];
    expect(written).toBe(total);
  });

  it('refuses to replace what somebody changed since, and then writes nothing at all', async () => {
    const writer = make();
    await (await open(writer)).write(changes({ items: [aStoredItem(1), aStoredItem(2)] }));
    const [first, second] = [await open(writer), await open(writer)];
    await first.write(changes({}, { items: [aStoredItem(1, { name: 'By the first' })] }));
    const attempt = second.write(
      changes({ taxRates: [aStoredTaxRate(1)] }, { items: [aStoredItem(1, { name: 'By the second' })] }),
    );
    await expect(attempt).rejects.toMatchObject({ code: 'CONFLICT' });
    const { menu } = await open(writer);
    expect(menu.items[0]?.name).toBe('By the first');
    expect(menu.taxRates).toEqual([]);
  });

  it('does not mind what somebody changed elsewhere', async () => {
    const writer = make();
    await (await open(writer)).write(changes({ items: [aStoredItem(1), aStoredItem(2)] }));
    const [first, second] = [await open(writer), await open(writer)];
    await first.write(changes({}, { items: [aStoredItem(1, { name: 'First' })] }));
    await second.write(changes({}, { items: [aStoredItem(2, { name: 'Second' })] }));
    expect((await open(writer)).menu.items.map(({ name }) => name)).toEqual(['First', 'Second']);
  });

  it('C8-01 refuses an id that is taken, and then writes nothing at all', async () => {
    const writer = make();
    const late = await open(writer);
    await (await open(writer)).write(changes({ items: [aStoredItem(1)] }));
    const attempt = late.write(
      changes({ items: [aStoredItem(1, { name: 'Usurper' })], taxRates: [aStoredTaxRate(1)] }),
    );
    await expect(attempt).rejects.toMatchObject({ code: 'ID_COLLISION' });
    expect((await open(writer)).menu).toEqual({ ...emptyMenu(), items: [aStoredItem(1)] });
  });

  it('remembers what imports brought, and refuses the second of two at once', async () => {
    const writer = make();
    const imported = importedIds.parse({ items: { AAA: 1 }, sizes: { BBB: 2 } });
    const [first, second] = [await open(writer), await open(writer)];
    await first.write({ ...changes({}), imported });
    await expect(second.write({ ...changes({ items: [aStoredItem(7)] }), imported })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const opened = await open(writer);
    expect(opened.imported).toEqual(imported);
    expect(opened.menu.items).toEqual([]);
    const late = await open(writer);
    await opened.write({ ...changes({}), imported: { ...imported, items: { AAA: 1, CCC: 3 } } });
    await expect(late.write({ ...changes({}), imported })).rejects.toMatchObject({ code: 'CONFLICT' });
  });
}
