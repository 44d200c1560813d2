import { storefrontFormat } from '@bite/shared/catalogue/storefront-format';
import { paths } from '@bite/shared/paths';
import { restaurant as restaurantSchema } from '@bite/shared/tenancy/restaurant.schema';
import { tenant as tenantSchema } from '@bite/shared/tenancy/tenant.schema';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/adapters/firestore/database.ts';
import { toDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { aPlace } from '../../functions/src/testing/a-place.ts';
import { stackFromEnvironment } from '../stack/environment.ts';
import type { Stack } from '../stack/stack.ts';
import { runMain, runProcess } from '../test/run-command.ts';
import { main } from './main.ts';

const stack: Stack = { ...stackFromEnvironment(), projectId: `demo-migrate-${process.pid}` };
const app = initializeApp({ projectId: stack.projectId });
// The command's own, in this process.
const db = firestore();
const { tenant, restaurant } = aPlace();
afterAll(() => deleteApp(app));

const migrate = (args: string[] = [], on: Stack = stack) => runMain(main, args, on);

const storefront = db.doc(paths.storefront(restaurant.guid));
const migration = async (number: number) => (await db.doc(paths.migration(String(number))).get()).data();

describe('npm run migrate', () => {
  beforeEach(async () => {
    for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
    const { restaurantIds: _, ...old } = tenant;
    await db.doc(paths.tenant(tenant.tenantId)).set(toDocument(old, tenantSchema));
    await db.doc(paths.restaurant(restaurant)).set(toDocument(restaurant, restaurantSchema));
  });

  it('builds the storefronts of an earlier release anew, without anybody touching a restaurant', async () => {
    await migrate();
    await db.doc(paths.migration('1')).delete();
    await storefront.update({ format: FieldValue.delete() });
    const { code, output } = await migrate();
    expect(output).toMatch(/1 {2}1 changed/);
    expect(code).toBe(0);
    expect((await storefront.get()).get('format')).toBe(storefrontFormat);
    expect(await migration(1)).toMatchObject({ changed: 1, failed: 0 });
  });

  it('has businesses list the restaurants that they had before there was a list', async () => {
    await migrate();
    const stored = await db.doc(paths.tenant(tenant.tenantId)).get();
    expect(stored.get('restaurantIds')).toEqual([restaurant.restaurantId]);
  });

  it('in a dry run says what would change, and writes nothing', async () => {
    const { code, output } = await runProcess('migrate', ['--dry-run'], stack);
    expect(output).toContain('dry run: nothing is written');
    expect(output).toMatch(/1 {2}1 would change\n.*2 {2}1 would change/);
    expect(code).toBe(0);
    expect((await storefront.get()).exists).toBe(false);
    expect(await migration(1)).toBeUndefined();
  });

  it('said again, changes nothing', async () => {
    await migrate();
    const before = await storefront.get();
    const { code, output } = await migrate();
    expect(output).toMatch(/1 {2}finished by an earlier run\n.*2 {2}finished by an earlier run/);
    expect(code).toBe(0);
    expect((await storefront.get()).updateTime).toEqual(before.updateTime);
  });

  it('names what it could not change, fails, and goes on there when that is mended', async () => {
    await db.doc(paths.restaurant(restaurant)).update({ name: 7 });
    const broken = await migrate();
    expect(broken.output).toContain('a storefront could not be rebuilt');
    expect(broken.output).toContain(`"restaurantId":${restaurant.restaurantId}`);
    expect(broken.output).toContain('1 failed');
    expect(broken.output).not.toMatch(/\n +at /);
    expect(broken.code).toBe(1);
    expect(await migration(2)).toBeUndefined();
    await db.doc(paths.restaurant(restaurant)).update({ name: restaurant.name });
    expect((await migrate()).code).toBe(0);
    expect(await migration(2)).toMatchObject({ changed: 1 });
  });

  it('says in a sentence what is wrong with an option, and when no emulators are running', async () => {
    const unknown = await migrate(['--force']);
    expect(unknown.output).toContain("Unknown option '--force'");
    expect(unknown.code).toBe(1);
    const nowhere = await migrate([], { ...stack, ports: { ...stack.ports, firestore: 1 } });
    expect(nowhere.output).toContain('No emulators are running');
    expect(nowhere.code).toBe(1);
  });
});
