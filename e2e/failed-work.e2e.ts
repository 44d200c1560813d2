// A site administrator sees failed work and repeats it.
import { paths } from '@bite/shared/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placedRestaurants } from '../tools/seed/demo-data.ts';
import { emulatorClients } from '../tools/seed/emulator-clients.ts';
import { fireSchedule } from '../tools/stack/schedules.ts';
import { desktop, phone, windows } from './support/browser.ts';
import { step } from './support/check-screen.ts';
import { stack } from './support/platform.ts';
import { signIn } from './support/staff.ts';

const { firestore, close } = emulatorClients(stack);
const browser = windows();
const id = `e2e-${process.pid}`;
const [cafe] = placedRestaurants;

describe('failed work', () => {
  beforeAll(async () => {
    if (!cafe) throw new Error('No restaurant');
    const { tenantId, restaurantId } = cafe.at;
    const work = { kind: 'recount', attempts: 12, error: 'UNAVAILABLE', givenUpAt: new Date() };
    await firestore.doc(paths.dueWork(id)).set({ ...work, data: { tenantId, restaurantId } });
    await firestore.doc(paths.dueWork(`${id}-old`)).set({ ...work, kind: 'rollUpKitchen', data: {} });
  });
  afterAll(async () => {
    await firestore.doc(paths.dueWork(`${id}-old`)).delete();
    await close();
  });

  it('is tried again by a site administrator and done then, and what is not to be done leaves the list', async () => {
    const admin = await browser.open(desktop);
    await signIn(admin, 'admin@bite.example.com', '/platform/failed-work');
    await step(admin, () => admin.getByText('Count records', { exact: true }).first().waitFor());
    await admin.getByRole('button', { name: 'Actions for Count records' }).first().click();
    await step(admin, () => admin.getByRole('menuitem', { name: 'Try again' }).waitFor());
    await admin.getByRole('menuitem', { name: 'Try again' }).click();
    await step(admin, () => admin.getByText('It is tried again within a minute').waitFor());
    await fireSchedule(stack, 'finishDueWork');
    // A concurrent test may fire the schedule, too, so either run may do the work.
    await expect.poll(async () => (await firestore.doc(paths.dueWork(id)).get()).exists).toBe(false);

    await admin.setViewportSize(phone);
    await admin.getByRole('button', { name: 'Actions for Update an order from the kitchen' }).click();
    await admin.getByRole('menuitem', { name: 'Take off the list…' }).click();
    const question = admin.getByRole('alertdialog', { name: 'Take this off the list?' });
    await step(admin, () => question.waitFor());
    await question.getByRole('button', { name: 'Take off the list' }).click();
    await step(admin, () => admin.getByText('It is off the list').waitFor());
    expect((await firestore.doc(paths.dueWork(`${id}-old`)).get()).exists).toBe(false);
  });
});
