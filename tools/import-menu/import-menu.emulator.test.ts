import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collections, paths } from '@bite/shared/paths';
import { restaurant as restaurantSchema } from '@bite/shared/tenancy/restaurant.schema';
import { tenant as tenantSchema } from '@bite/shared/tenancy/tenant.schema';
import { aCategory, aSquareFile, aSquareItem, aVariation } from '@bite/shared/testing/a-square-catalog';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/adapters/firestore/database.ts';
import { toDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { aPlace } from '../../functions/src/testing/a-place.ts';
import { stackFromEnvironment } from '../stack/environment.ts';
import type { Stack } from '../stack/stack.ts';
import { runMain, runProcess } from '../test/run-command.ts';
import { main } from './main.ts';

const stack: Stack = { ...stackFromEnvironment(), projectId: `demo-import-menu-${process.pid}` };
const app = initializeApp({ projectId: stack.projectId });
// The command's own, in this process.
const db = firestore();
const folder = mkdtempSync(join(tmpdir(), 'bite-import-'));
const settings = restaurantSchema.shape.settings.parse({ taxRate: 0 });
const { tenant, restaurant } = aPlace({ restaurant: { settings } });

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await deleteApp(app);
});

const importMenu = (args: string[], on: Stack = stack) => runMain(main, args, on);

function saved(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const menu = aSquareFile(
  aCategory('SOUPS', { name: 'Soups' }),
  aSquareItem('LEEK', { name: 'Leek soup', category_id: 'SOUPS', abbreviation: 'LK' }),
  aSquareItem('PEA', {
    name: 'Pea soup',
    category_id: 'SOUPS',
    available_online: false,
    variations: [aVariation('PEAV', 725)],
  }),
  { type: 'DISCOUNT', id: 'HAPPY', discount_data: { name: 'Happy hour' } },
);

const items = async () =>
  (
    await db.collection(paths.restaurantCollection(restaurant, collections.items)).orderBy('itemId').get()
  ).docs.map((document) => document.data());

describe('npm run import-menu', () => {
  const to = ['--restaurant', restaurant.guid];

  beforeEach(async () => {
    await db.recursiveDelete(db.doc(paths.tenant(tenant.tenantId)));
    await db.doc(paths.tenant(tenant.tenantId)).set(toDocument(tenant, tenantSchema));
    await db.doc(paths.restaurant(restaurant)).set(toDocument(restaurant, restaurantSchema));
  });

  it('imports, shows progress and ends with a report of everything that it could not carry over', async () => {
    const reportPath = join(folder, 'report.json');
    const { code, output } = await importMenu([saved('menu.json', menu), ...to, '--report', reportPath]);
    expect(output).toMatch(/5 of 5 documents written/);
    expect(output).toMatch(/Items +2 +0 +0/);
    expect(output).toMatch(/1 × available_online is false\n +"Pea soup" \(PEA\)/);
    expect(output).toMatch(/1 × DISCOUNT: discounts are not part of the menu\n +"Happy hour" \(HAPPY\)/);
    expect(output).toMatch(/1 +ITEM item_data\.abbreviation +e\.g\. "Leek soup" \(LEEK\)/);
    expect(output).toMatch(/guests see 2 of 2 imported items/);
    expect(code).toBe(0);
    expect(await items()).toMatchObject([
      { name: 'Leek soup', basePrice: 9.5 },
      { name: 'Pea soup', basePrice: 7.25, onlineOrdering: false },
    ]);
    expect(JSON.parse(readFileSync(reportPath, 'utf8'))).toMatchObject({
      counts: { items: { created: 2 } },
      report: { notSoldOnline: { items: [{ id: 'PEA' }] } },
    });
  });

  it('that would leave every item untaxed says so, and comes in where that was asked for', async () => {
    await db.doc(paths.restaurant(restaurant)).update({ 'settings.taxRate': 0.0875 });
    const path = saved('menu.json', menu);
    const refused = await importMenu([path, ...to]);
    expect(refused.output).toContain('name no tax for any item: all 2 would be sold untaxed');
    expect(refused.code).toBe(1);
    const { code, output } = await importMenu([path, ...to, '--untaxed']);
    expect(output).toMatch(/2 of 2 items: the file names no tax for them/);
    expect(code).toBe(0);
  });

  it('sums up on the console, says how far it is, and has everything in a file whose path it prints', async () => {
    const many = aSquareFile(
      ...Array.from({ length: 30 }, (_, n) =>
        aCategory(`C${n}`, { description: `note ${n}`, [`odd${n}`]: n }),
      ),
      ...Array.from({ length: 500 }, (_, n) =>
        aSquareItem(`I${n}`, { category_id: `C${n % 30}`, available_online: false }),
      ),
    );
    const { code, output } = await importMenu([saved('many.json', many), ...to]);
    expect(code).toBe(0);
    expect(output).toMatch(/values of the file read, 500 items in them/);
    expect(output).toMatch(/the menu of .+ read: 0 items/);
    expect(output).toMatch(/400 of 532 documents written\n.*501 of 532 documents written/);
    expect(output).toMatch(/"Item I4" \(I4\), … and 495 more/);
    expect(output).toMatch(/… and \d+ more: the report has them all/);
    expect(output.split('\n').length).toBeLessThan(100);
    const [, path] = /the whole report is in (\S+)/.exec(output) ?? [];
    const report = JSON.parse(readFileSync(path ?? '', 'utf8'));
    expect(report.report.notSoldOnline.items).toHaveLength(500);
    expect(report.report.notCarried).toHaveLength(31);
  });

  it('said twice, the second time with --sell-online, changes what that changes', async () => {
    const path = saved('menu.json', menu);
    await importMenu([path, ...to]);
    const { code, output } = await importMenu([path, ...to, '--sell-online']);
    expect(output).toMatch(/Items +0 +1 +1/);
    expect(code).toBe(0);
    expect(await items()).toMatchObject([{ onlineOrdering: true }, { onlineOrdering: true }]);
  });

  it('with --dry-run says what it would do and writes nothing', async () => {
    const { code, output } = await importMenu([saved('menu.json', menu), ...to, '--dry-run']);
    expect(output).toMatch(/What an import would write/);
    expect(output).toMatch(/Items +2 +0 +0/);
    expect(code).toBe(0);
    expect(await db.doc(paths.restaurant(restaurant)).listCollections()).toEqual([]);
  });

  it('names every object and field at fault in a broken file, and writes nothing', async () => {
    const broken = aSquareFile(
      aSquareItem('LEEK', { category_id: 'NO' }),
      aSquareItem('PEA', { variations: [aVariation('V', -1)] }),
    );
    const { code, output } = await runProcess('import-menu', [saved('broken.json', broken), ...to], stack);
    expect(output).toContain(
      'ITEM "Item LEEK" (LEEK): item_data.category_id names NO, which is not in the file',
    );
    expect(output).toContain(
      'ITEM_VARIATION "Regular" (V): item_variation_data.price_money.amount must not be negative',
    );
    expect(output).toContain('The file has 2 faults: nothing was imported');
    expect(output).not.toMatch(/\n +at /);
    expect(code).toBe(1);
    expect(await db.doc(paths.restaurant(restaurant)).listCollections()).toEqual([]);
  });

  it('C8-02 names the restaurants there are when the guid is unknown', async () => {
    const { code, output } = await importMenu([saved('menu.json', menu), '--restaurant', 'nobody']);
    expect(output).toContain('Restaurant not found with GUID: nobody');
    expect(output).toContain(`${restaurant.guid}  ${restaurant.name}`);
    expect(code).toBe(1);
  });

  it.each([
    ['no emulators are running', [], 'No emulators are running'],
    ['the file is missing', ['/no/such/menu.json', ...to], 'There is no file /no/such/menu.json.'],
    ['the file is not JSON', [saved('menu.txt', 'soup: 5'), ...to], 'menu.txt is not JSON'],
    ['no restaurant is named', [saved('menu.json', menu)], 'Say with --restaurant whose menu it is'],
    ['an option is unknown', [saved('menu.json', menu), ...to, '--sell'], "Unknown option '--sell'"],
  ])('says in a sentence what to do when %s', async (what, args, sentence) => {
    const isDown = what.startsWith('no emulators');
    const nowhere = { ...stack, ports: { ...stack.ports, firestore: 1 } };
    const { code, output } = await importMenu(
      isDown ? [saved('menu.json', menu), ...to] : args,
      isDown ? nowhere : stack,
    );
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\n +at /);
    expect(code).toBe(1);
  });
});
