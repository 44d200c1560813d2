// Asking for a business of one's own, and answering: both sides of the same request.
import { CallError } from '@bite/shared/api/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_MILLISECONDS } from '../lib/business-requests.ts';
import { aUser, MemoryAuth, type MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { aProfile } from '../lib/testing/people.ts';
import { aTenantRecord } from '../lib/testing/tenancy-records.ts';
import { visit } from './app-testing.tsx';
import { button, enterPlatform, patient, sent } from './platform-testing.tsx';

const AT = '2026-03-01T12:00:00.000Z';
const asked = { businessName: 'Ada’s Diner', phone: '+1 518 555 0101', createdAt: AT, updatedAt: AT };

/** Ada signed up, and nobody has let her in. */
function enterAsNewcomer(handlers: MemoryPlatform['handlers'] = {}, { isActive = false } = {}) {
  const auth = new MemoryAuth({ ...aUser, isActive } as typeof aUser);
  return visit({ auth, profile: aProfile({ isActive }), tenants: [], restaurants: [], handlers });
}

describe('somebody who works nowhere', patient, () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['whom nobody has let in', false],
    ['who was let in', true],
  ])('%s asks for a business, sees that it waits, and can withdraw', async (_who, isActive) => {
    let state: 'none' | 'open' | 'withdrawn' = 'none';
    const { user, platform } = enterAsNewcomer(
      {
        getOwnBusinessRequest: () => ({
          request: state === 'none' ? null : { ...asked, state },
          mayAsk: state !== 'open',
        }),
        createBusinessRequest: () => {
          state = 'open';
          return { request: { ...asked, state } };
        },
        withdrawBusinessRequest: () => {
          state = 'withdrawn';
          return null;
        },
      },
      { isActive },
    );
    const form = await screen.findByRole('form', { name: 'Ask for a business' });
    await user.click(within(form).getByRole('button', { name: 'Send request' }));
    expect(await within(form).findByText('Business name is required')).toBeTruthy();
    expect(sent(platform, 'createBusinessRequest')).toEqual([]);
    await user.type(within(form).getByLabelText('Business name'), asked.businessName);
    await user.type(within(form).getByLabelText('Phone'), asked.phone);
    await user.click(within(form).getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText(/is waiting for an answer/)).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Ask for a business' })).toBeNull();
    expect(sent(platform, 'createBusinessRequest')[0]?.body).toEqual({
      businessName: asked.businessName,
      phone: asked.phone,
    });
    await user.click(button('Withdraw'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('form', { name: 'Ask for a business' })).toBeTruthy();
  });

  it.each([
    ['by themselves', false],
    ['at once with Try again', true],
  ])('reads %s that it was accepted, and is asked for no second one', async (_how, isTapped) => {
    if (!isTapped) vi.useFakeTimers({ shouldAdvanceTime: true });
    let state: 'open' | 'accepted' = 'open';
    const { user } = enterAsNewcomer({
      getOwnBusinessRequest: () => ({ request: { ...asked, state }, mayAsk: state !== 'open' }),
    });
    expect(await screen.findByText(/is waiting for an answer/)).toBeTruthy();
    state = 'accepted';
    if (isTapped) await user.click(button('Try again'));
    else await act(() => vi.advanceTimersByTimeAsync(ANSWER_MILLISECONDS));
    expect(await screen.findByText(/was created. Open the link in the invitation/)).toBeTruthy();
    expect(screen.queryByText(/is waiting for an answer/)).toBeNull();
    expect(screen.queryByRole('form', { name: 'Ask for a business' })).toBeNull();
  });

  it('reads why it was declined, and sends it again changed', async () => {
    enterAsNewcomer({
      getOwnBusinessRequest: () => ({
        request: { ...asked, state: 'declined', reason: 'Not in our area yet' },
        mayAsk: true,
      }),
    });
    expect(await screen.findByText('Not in our area yet')).toBeTruthy();
    expect((screen.getByLabelText('Business name') as HTMLInputElement).value).toBe(asked.businessName);
  });

  it('loses nothing that was typed where the request could not be sent', async () => {
    const { user } = enterAsNewcomer({
      getOwnBusinessRequest: () => ({ request: null, mayAsk: true }),
      createBusinessRequest: () => {
        throw new CallError('NETWORK', 'no network');
      },
    });
    await user.type(await screen.findByLabelText('Business name'), 'Ada');
    await user.type(screen.getByLabelText('Phone'), asked.phone);
    await user.click(button('Send request'));
    expect(await screen.findByText(/Your request was not sent/)).toBeTruthy();
    expect((screen.getByLabelText('Business name') as HTMLInputElement).value).toBe('Ada');
  });
});

describe('a request that was typed and not sent', patient, () => {
  it('is not lost without a question when the page is left', async () => {
    const handlers = { getOwnBusinessRequest: () => ({ request: null, mayAsk: true }) };
    const { user, address } = enterAsNewcomer(handlers, { isActive: true });
    await user.type(await screen.findByLabelText('Business name'), 'Ada');
    const before = address();
    await user.click(screen.getByRole('button', { name: /^Account of/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Your account' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(question.textContent).toContain('Not saved yet: Business name.');
    await user.click(within(question).getByRole('button', { name: 'Stay here' }));
    expect(address()).toBe(before);
    expect((screen.getByLabelText('Business name') as HTMLInputElement).value).toBe('Ada');
  });
});

describe('a site administrator', patient, () => {
  const request = {
    ...asked,
    uid: 'ada',
    email: 'ada@example.com',
    personName: 'Ada',
    state: 'open' as const,
  };

  it('C3-02 sees how many people ask, and creates the business with what was asked for', async () => {
    const { user, platform } = enterPlatform('/platform/tenants', {
      listTenants: () => ({ tenants: [aTenantRecord()] }),
      listBusinessRequests: () => ({ requests: [request], count: 1 }),
      createTenant: () => aTenantRecord({ displayName: asked.businessName }),
    });
    expect(await screen.findByText(/One person asks for a business/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Answer' }));
    await user.click(await screen.findByRole('link', { name: /Ada’s Diner/ }));
    expect(((await screen.findByLabelText('Business name')) as HTMLInputElement).value).toBe(
      asked.businessName,
    );
    expect((screen.getByLabelText('Email of the first owner') as HTMLInputElement).value).toBe(request.email);
    await user.click(button('Create business'));
    await waitFor(() =>
      expect(sent(platform, 'createTenant')[0]?.body).toMatchObject({
        name: asked.businessName,
        ownerEmail: request.email,
        requestedBy: 'ada',
      }),
    );
  });

  it('declines one with a reason', async () => {
    let requests = [request];
    const { user, platform } = enterPlatform('/platform/requests', {
      listBusinessRequests: () => ({ requests, count: requests.length }),
      declineBusinessRequest: () => {
        requests = [];
        return null;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Ada’s Diner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Decline…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline Ada’s Diner' });
    await user.click(within(dialog).getByRole('button', { name: 'Decline request' }));
    expect(await within(dialog).findByText('Say why, for the person who asked')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Reason'), 'Not in our area yet');
    await user.click(within(dialog).getByRole('button', { name: 'Decline request' }));
    expect(await screen.findByText('No open requests')).toBeTruthy();
    expect(sent(platform, 'declineBusinessRequest')).toMatchObject([
      { parameters: { uid: 'ada' }, body: { reason: 'Not in our area yet' } },
    ]);
  });
});
