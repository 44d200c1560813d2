// A person who joins a business: invited on the owner's screen, with an account created by the mailed link.
import type { Page } from 'playwright-core';
import { checkScreen } from './check-screen.ts';
import { mailedLink } from './mailbox.ts';

export interface Newcomer {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

/** On the team screen; resolves once the mail is sent. */
export async function inviteToTheKitchen(
  owner: Page,
  { email, firstName, lastName }: Newcomer,
): Promise<void> {
  await owner.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = owner.getByRole('dialog', { name: /^Invite somebody to/ });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption('Employee');
  await dialog.getByLabel('Restaurant').selectOption("Luigi's Pizzeria");
  await dialog.getByLabel('On the staff list').selectOption('Somebody new: put them on the list');
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Kitchen', { exact: true }).check();
  await checkScreen(owner);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await owner.getByText(`An invitation was mailed to ${email}`).waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

/** Follows the mailed link; ends on the new person's first screen. */
export async function acceptInvitation(
  page: Page,
  { email, firstName, lastName, password }: Newcomer,
): Promise<void> {
  await page.goto(await mailedLink(email, '/auth/invitation'));
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account and join' }).click();
  await page.getByRole('link', { name: 'Start' }).click();
}
