// Signing in and out: a new account and its mails, a forgotten password, sessions in several tabs and on several devices, and
// a sign-in that is handed over. Pop-ups of Google, Facebook and Apple need network access that tests lack: what follows
// them is tested in hosting-admin/src/lib/firebase-auth.emulator.test.ts.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, type Size, textOf, windows } from '../support/browser.ts';
import { checkScreen } from '../support/check-screen.ts';
import { mailedLink } from '../support/mailbox.ts';
import { acceptInvitation, inviteToTheKitchen } from '../support/newcomer.ts';
import { password, urls } from '../support/platform.ts';
import { openScreen, signInByForm } from '../support/staff.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const run = Date.now().toString(36);

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${urls.admin}/auth/signup`);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('analytical-1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await heading(page, 'Check your mail').waitFor();
}

async function enter(page: Page, email: string, word: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function atTheBoard(page: Page): Promise<void> {
  await heading(page, /^Orders of Luigi/).waitFor();
}

describe('getting in and out', () => {
  const { open, forgive } = windows();

  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ] satisfies [string, Size][])('every page of the door works on %s for everybody', async (_, size) => {
    const page = await open(size);
    for (const [path, title] of [
      ['/auth', 'Sign in'],
      ['/auth/signup', 'Create your account'],
      ['/auth/reset', 'Choose a new password'],
      ['/auth/action', 'This link is not complete'],
      ['/auth/action?mode=verifyEmail&oobCode=used', 'Your email address is not confirmed'],
      ['/auth/action?mode=resetPassword&oobCode=used', 'This link no longer works'],
      ['/auth/invitation#code=an-invitation-that-nobody-sent', 'This invitation is no longer valid'],
      ['/?firebaseToken=a-code-that-nobody-gave-out', 'Authentication Error'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`${urls.admin}${path}`);
      await heading(page, title).waitFor();
      await checkScreen(page);
    }
    expect(page.url()).not.toContain('firebaseToken');
    forgive(/status of 40[014]/);
  });

  it('I3.4-03 I5.1-13 a new account is inactive, its address is confirmed by mail, and a forgotten password is chosen anew', async () => {
    const email = `ada-${run}@example.com`;
    const ada = await open(phone);
    await signUp(ada, email);
    await checkScreen(ada);

    await ada.getByRole('link', { name: 'Continue' }).click();
    await heading(ada, 'Your account is not active').waitFor();
    await ada.getByText('Your email address is not confirmed yet').waitFor();
    await checkScreen(ada);

    await ada.goto(await mailedLink(email, 'mode=verifyEmail'));
    await heading(ada, 'Your email address is confirmed').waitFor();
    await checkScreen(ada);
    await ada.getByRole('link', { name: 'Continue' }).click();
    await heading(ada, 'Your account is not active').waitFor();
    await expect.poll(() => ada.getByText('Your email address is not confirmed yet').count()).toBe(0);
    await ada.getByRole('button', { name: 'Sign out' }).click();

    await ada.getByRole('link', { name: 'Forgot password?' }).click();
    // The previous page has a field of the same name.
    await heading(ada, 'Choose a new password').waitFor();
    await ada.getByLabel('Email').fill(email);
    await ada.getByRole('button', { name: 'Send the link' }).click();
    await heading(ada, 'Check your mail').waitFor();
    await ada.goto(await mailedLink(email, 'mode=resetPassword'));
    await ada.getByText(email).waitFor();
    await checkScreen(ada);
    const choose = async (word: string) => {
      await ada.getByLabel('New password', { exact: true }).fill(word);
      await ada.getByRole('button', { name: 'Save the new password' }).click();
    };
    await choose('password1');
    await ada.getByText(/one of the first that others would try/).waitFor();
    await checkScreen(ada);
    const link = ada.url();
    await choose('analytical-2');
    await heading(ada, 'Your password is changed').waitFor();
    await checkScreen(ada);
    await ada.goto('about:blank');
    await ada.goto(link);
    await heading(ada, 'This link no longer works').waitFor();
    await ada.getByRole('link', { name: 'Go to sign in' }).click();
    await heading(ada, 'Sign in').waitFor();
    await enter(ada, email, 'analytical-1');
    await ada.getByText(/The email address or the password is not right/).waitFor();
    await ada.getByLabel('Password', { exact: true }).fill('analytical-2');
    await ada.getByRole('button', { name: 'Sign in', exact: true }).click();
    await heading(ada, 'Your account is not active').waitFor();
    // The first screen's data is requested together with the session, and refused to people who are not active.
    forgive(/status of 40[034]/);
  });

  it('O2.9-05 the session cookie alone signs in a fresh tab, live orders and all; O4-12 signing out in one tab ends the other', async () => {
    const first = await open(desktop);
    await signInByForm(first, 'manager@luigis.example.com');
    await atTheBoard(first);
    const cookies = await first.context().cookies(urls.admin);
    expect(cookies.find(({ name }) => name === '__session')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });

    // Without "Remember me" the client's own sign-in stays in its tab: the second tab only has the cookie.
    const second = await first.context().newPage();
    await second.goto(first.url());
    await atTheBoard(second);
    await second
      .getByText(/No orders yet|New/)
      .first()
      .waitFor();
    await expect.poll(() => second.getByText('You do not have access to these orders').count()).toBe(0);

    await second.getByRole('button', { name: /^Account of/ }).click();
    await second.getByRole('menuitem', { name: 'Sign out' }).click();
    for (const tab of [second, first]) await heading(tab, 'Sign in').waitFor();
    await first.reload();
    await heading(first, 'Sign in').waitFor();
    const left = await first.evaluate(() =>
      Object.keys(localStorage).filter((key) => /selected_|session|auth/.test(key)),
    );
    expect(left).toEqual([]);
    // Requests of the first tab at that moment are refused.
    forgive(/status of 401/);
  });

  it('O7.1-06 whoever is remembered stays signed in, until another device ends it', async () => {
    const [kitchen, office] = [await open(phone), await open(desktop)];
    await kitchen.goto(`${urls.admin}/auth`);
    await kitchen.getByLabel('Remember me').check();
    await enter(kitchen, 'admin@luigis.example.com', password);
    await kitchen.waitForURL((url) => !url.pathname.startsWith('/auth'));
    await signInByForm(office, 'admin@luigis.example.com');
    await office.waitForURL((url) => !url.pathname.startsWith('/auth'));

    await office.goto(`${urls.admin}/account`);
    await office.getByText('This device', { exact: true }).waitFor();
    await checkScreen(office);
    const others = office.getByRole('button', { name: /^Sign out this device:/ });
    const count = await others.count();
    expect(count).toBeGreaterThanOrEqual(1);
    await others.first().click();
    await heading(kitchen, 'Sign in').waitFor();
    await kitchen.getByText(/You have been signed out/).waitFor();
    await checkScreen(kitchen);
    forgive(/status of 401/);
    await expect.poll(() => others.count()).toBe(count - 1);
    await expect.poll(() => heading(office, 'Your account').count()).toBe(1);
  });

  it('O7.1-07 whoever changes their password stays signed in here, and is signed out everywhere else', async () => {
    const [before, after] = ['wood-oven-at-noon', 'wood-oven-at-night'];
    const newcomer = {
      email: `piero-${run}@example.com`,
      firstName: 'Piero',
      lastName: `Conti ${run}`,
      password: before,
    };
    const owner = await open(desktop);
    await signInByForm(owner, 'owner@luigis.example.com');
    await openScreen(owner, 'Team');
    await inviteToTheKitchen(owner, newcomer);
    const [here, elsewhere] = [await open(phone), await open(desktop)];
    await acceptInvitation(here, newcomer);
    await atTheBoard(here);
    await elsewhere.goto(`${urls.admin}/auth`);
    await enter(elsewhere, newcomer.email, before);
    await atTheBoard(elsewhere);

    await here.goto(`${urls.admin}/account`);
    const change = async (word: string) => {
      await here.getByLabel('Current password').fill(before);
      await here.getByLabel('New password').fill(word);
      await here.getByRole('button', { name: 'Change password' }).click();
    };
    await change('password1');
    await here.getByText(/one of the first that others would try/).waitFor();
    await checkScreen(here);
    await expect.poll(() => here.getByLabel('Current password').inputValue()).toBe(before);
    await expect.poll(() => here.getByLabel('New password').inputValue()).toBe('password1');
    await change(after);
    await here.getByText('Your password is changed. Other devices are signed out.').waitFor();
    const next = await elsewhere.evaluate(async () => (await fetch('/api/v1/profile')).status);
    expect(next).toBe(401);
    await checkScreen(here);
    await here.reload();
    await heading(here, 'Your account').waitFor();
    await here.goto(urls.admin);
    await atTheBoard(here);

    await heading(elsewhere, 'Sign in').waitFor();
    await elsewhere.getByText(/You have been signed out/).waitFor();
    await checkScreen(elsewhere);
    await enter(elsewhere, newcomer.email, before);
    await elsewhere.getByText(/The email address or the password is not right/).waitFor();
    await elsewhere.getByLabel('Password', { exact: true }).fill(after);
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
    await atTheBoard(elsewhere);
    forgive(/status of 40[013]/);
  });

  it('O2.9-26 a sign-in that is handed over opens another window once', async () => {
    const first = await open(desktop);
    await signInByForm(first, 'owner@luigis.example.com');
    await first.waitForURL((url) => !url.pathname.startsWith('/auth'));
    const returnUrl = `${urls.admin}/account`;
    const answer = await first.evaluate(async (target) => {
      const response = await fetch('/api/v1/auth/handover', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-bite-csrf': '1' },
        body: JSON.stringify({ returnUrl: target }),
      });
      return (await response.json()) as { data: { url: string } };
    }, returnUrl);
    const handed = new URL(answer.data.url);
    expect(handed.searchParams.has('firebaseToken')).toBe(true);

    const second = await open(phone);
    await second.goto(handed.href);
    await heading(second, 'Your account').waitFor();
    expect(second.url()).toBe(returnUrl);

    const third = await open(phone);
    await third.goto(handed.href);
    await heading(third, 'Authentication Error').waitFor();
    await expect
      .poll(() => textOf(third.getByRole('alert')))
      .toContain('has expired or has been used already');
    forgive(/status of 401/);
  });
});
