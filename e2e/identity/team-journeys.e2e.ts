// The people of a business: an invitation from the owner's screen to the invited person's board, a dismissal that takes
// effect with the next request, and a business that is suspended while its screens are open.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, textOf, windows } from '../support/browser.ts';
import { checkScreen } from '../support/check-screen.ts';
import { acceptInvitation, inviteToTheKitchen } from '../support/newcomer.ts';
import { openScreen, screensOffered, signIn } from '../support/staff.ts';

describe('the team', () => {
  const { open, forgive } = windows();

  it('C4-03 I4-27 somebody invited gets a mail, sees what the role allows, and is out with the next request once switched off', async () => {
    const run = Date.now().toString(36);
    const newcomer = {
      email: `tess-${run}@example.com`,
      firstName: 'Tess',
      lastName: `Moretti ${run}`,
      password: 'pizza-oven-2026',
    };
    const name = `${newcomer.firstName} ${newcomer.lastName}`;

    const owner = await open(desktop);
    await signIn(owner, 'owner@luigis.example.com');
    await openScreen(owner, 'Team');
    await owner.getByRole('row', { name: /Giulia Bianchi manager@luigis/ }).waitFor();
    await checkScreen(owner);
    await inviteToTheKitchen(owner, newcomer);
    const invitations = owner.getByRole('table', { name: 'Invitations' });
    await invitations.getByText(newcomer.email).waitFor();

    const tess = await open(phone, { colorScheme: 'dark' });
    await acceptInvitation(tess, newcomer);
    await tess.getByRole('heading', { name: "Orders of Luigi's Pizzeria" }).waitFor();
    await tess.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(() => screensOffered(tess)).toEqual(['Orders', 'All orders', 'Messages']);
    await checkScreen(tess);
    const team = new URL(owner.url()).pathname;
    await tess.goto(new URL(team, owner.url()).href);
    await tess.getByRole('heading', { name: 'You have no access to the team' }).waitFor();

    await owner.reload();
    const access = owner.getByRole('checkbox', { name: `Access of ${name}` });
    await access.waitFor();
    await access.click();
    await owner.getByText(`${name} is switched off`).waitFor();
    await checkScreen(owner);

    await tess.goto(owner.url().replace(team, '/'));
    await tess.getByRole('heading', { name: 'You are not associated with any tenants.' }).waitFor();
    await checkScreen(tess);
    forgive(/status of 40[134]/);

    await owner.getByRole('button', { name: `Actions for ${name}` }).click();
    await owner.getByRole('menuitem', { name: 'Remove…' }).click();
    const question = owner.getByRole('alertdialog', { name: `Remove ${name} from Luigi's?` });
    await checkScreen(owner);
    await question.getByRole('button', { name: 'Remove' }).click();
    await owner.getByText(`${name} was removed`).waitFor();
  });

  it('a business that the site administrator suspends closes its owner’s open board, and opens again', async () => {
    const owner = await open(desktop);
    await signIn(owner, 'owner@scoopandswirl.example.com');
    await owner.getByRole('heading', { name: /^Orders of/ }).waitFor();

    const admin = await open(desktop);
    await signIn(admin, 'admin@bite.example.com');
    await admin.getByRole('heading', { name: 'Select Organization' }).waitFor();
    await checkScreen(admin);
    await admin.getByRole('link', { name: 'Platform' }).click();
    await admin.getByRole('link', { name: /^Scoop & Swirl/ }).click();
    await changeStatus(admin, 'Suspend');
    try {
      // A read-only board refreshes once a minute.
      await owner.getByRole('heading', { name: 'Scoop & Swirl is suspended' }).waitFor();
      await expect.poll(() => owner.getByRole('heading', { name: /^Orders of/ }).count()).toBe(0);
      await checkScreen(owner);
      forgive(/status of 403/);
    } finally {
      await changeStatus(admin, 'Activate');
    }
    await owner.goto(new URL('/', owner.url()).href);
    await owner.getByRole('heading', { name: /^Orders of/ }).waitFor();
  });

  it('O2.9-10 O2.9-12 an owner of several restaurants chooses one on a phone, and switches to another', async () => {
    const owner = await open(phone);
    await signIn(owner, 'owner@goldenhour.example.com');
    await owner.getByRole('heading', { name: 'Select a Restaurant' }).waitFor();
    await expect.poll(() => textOf(owner.getByRole('main'))).toContain('Step 2 of 2');
    await checkScreen(owner);
    await owner.getByRole('button', { name: /^Sakura Sushi/ }).click();
    await owner.getByRole('heading', { name: 'Orders of Sakura Sushi' }).waitFor();
    await owner.getByRole('button', { name: 'Open menu' }).click();
    await owner.getByRole('button', { name: /Sakura Sushi.*Switch restaurant/ }).click();
    await owner.getByRole('menuitem', { name: 'Morning Light Café' }).click();
    await owner.getByRole('heading', { name: 'Orders of Morning Light Café' }).waitFor();
  });

  it('O2.9-15 O2.9-16 a manager finds the menu that diners see marked', async () => {
    const manager = await open(desktop, { colorScheme: 'dark' });
    await signIn(manager, 'manager@luigis.example.com');
    await openScreen(manager, 'Menu display');
    await manager.getByRole('heading', { name: 'Menu Display', exact: true }).waitFor();
    await manager.getByText("Choose which menu to display for Luigi's Pizzeria").waitFor();
    await manager.getByRole('radio', { checked: true }).waitFor();
    await manager.getByText('Selected', { exact: true }).waitFor();
    await checkScreen(manager);
  });
});

async function changeStatus(admin: Page, verb: 'Suspend' | 'Activate'): Promise<void> {
  await admin.getByRole('button', { name: verb, exact: true }).click();
  const question = admin.getByRole('alertdialog');
  const typed = question.getByRole('textbox');
  if ((await typed.count()) > 0) await typed.fill('Scoop & Swirl');
  await question.getByRole('button', { name: verb, exact: true }).click();
  await question.waitFor({ state: 'hidden' });
}
