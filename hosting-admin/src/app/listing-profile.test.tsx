import { CallError } from '@bite/shared/api/client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  aComparedField,
  aConnection,
  aConnectionRecord,
  aProfileRecord,
} from '../lib/testing/listing-records.ts';
import type { MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { aRecord, memoryRecords } from '../lib/testing/memory-records.ts';
import { withRole } from '../lib/testing/people.ts';
import { slowly, visit } from './app-testing.tsx';

const AT = '/t/10000001/r/20000001/listing/profile';
const connected = () => aConnectionRecord({ connection: aConnection() });
const enter = (handlers: MemoryPlatform['handlers'], profile = withRole('owner')) =>
  visit({
    at: AT,
    profile,
    handlers: { listAuditEntries: () => ({ entries: [] }), getListingConnection: connected, ...handlers },
  });
const sent = ({ requests }: MemoryPlatform, name: string) => requests.filter((one) => one.name === name);

const read = aProfileRecord({
  ...{ syncedAt: '2026-06-10T12:00:00.000Z', version: 'v1' },
  shown: {
    ...{ name: 'Luigi’s Pizzeria', category: 'Pizza restaurant', address: '248 Mulberry Street' },
    verification: 'verified',
    attributes: [{ attributeId: 'has_takeout', displayName: 'Has takeout', values: [true] }],
  },
  fields: [
    aComparedField('hours', { state: 'same', canSend: false, canTake: false }),
    aComparedField('phone', { ours: ['(212) 555-0100'], theirs: ['(212) 555-0999'] }),
    aComparedField('description', { state: 'theirsChanged', ours: [], theirs: ['Since 1987.'] }),
    aComparedField('menu', { state: 'oursChanged', theirs: [], canTake: false }),
  ],
});
const card = (name: string) => screen.findByRole('region', { name }, slowly);
const choose = async ({ user }: ReturnType<typeof enter>, field: string, choice: string) =>
  user.click(within(await card(field)).getByRole('radio', { name: choice }));

describe('the Google profile', { timeout: 60_000 }, () => {
  it('I3.8-10, I3.8-04 shows both sides field by field, marks conflicts, and names what is in step', async () => {
    enter({ getListingProfile: () => read });
    const phone = await card('Phone');
    expect(within(phone).getByText('Both sides differ')).toBeTruthy();
    expect(
      within(within(phone).getByRole('region', { name: 'At Google' })).getByText('(212) 555-0999'),
    ).toBeTruthy();
    expect(screen.getByText('The same on both sides: Opening hours.')).toBeTruthy();
    expect(screen.getByText('Takeout: yes')).toBeTruthy();
    expect(within(await card('Menu')).queryByRole('radio', { name: /Take Google/ })).toBeNull();
  });

  it('sends nothing before it was approved, old to new, and then exactly that', async () => {
    const entered = enter({
      getListingProfile: () => read,
      applyListingProfile: () => ({
        ...aProfileRecord({ ...read, version: 'v2', fields: [] }),
        done: { sent: ['phone'], taken: ['description'], refused: {} },
      }),
    });
    await choose(entered, 'Phone', 'Send ours to Google');
    await choose(entered, 'Description', 'Take Google’s over here');
    expect(sent(entered.platform, 'applyListingProfile')).toEqual([]);
    await entered.user.click(screen.getByRole('button', { name: 'Look over 2 changes' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Change the listing at Google, and the restaurant here?',
    });
    expect(within(dialog).getByText('(212) 555-0999').tagName).toBe('DEL');
    expect(within(dialog).getByText('(212) 555-0100').tagName).toBe('INS');
    await entered.user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(entered.platform, 'applyListingProfile')[0]?.body).toEqual({
      ...{ version: 'v1', send: ['phone'], take: ['description'] },
    });
    await screen.findByText('Sent to Google: Phone');
    await screen.findByText('Taken over here: Description');
  });

  it('names the field that Google refused, keeps it chosen, and forgets the warning once it is left', async () => {
    const message = 'Google: Invalid phone number';
    const after = read.fields.filter(({ field }) => field !== 'description');
    let stored = read;
    const entered = enter({
      getListingProfile: () => stored,
      applyListingProfile: () => {
        stored = { ...read, fields: after };
        return { ...stored, done: { sent: [], taken: ['description'], refused: { phone: message } } };
      },
    });
    await choose(entered, 'Phone', 'Send ours to Google');
    await choose(entered, 'Description', 'Take Google’s over here');
    await entered.user.click(screen.getByRole('button', { name: 'Look over 2 changes' }));
    await entered.user.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText(`Phone: ${message}`)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Look over one change' })).toBeTruthy();
    await choose(entered, 'Phone', 'Leave both as they are');
    expect(screen.queryByText(/Invalid phone number/)).toBeNull();
  });

  it('words what would be deleted here as a deletion', async () => {
    const entered = enter({
      getListingProfile: () =>
        aProfileRecord({
          ...read,
          fields: [
            aComparedField('specialHours', {
              state: 'oursChanged',
              ours: ['Dec 25, 2026: closed'],
              theirs: [],
            }),
          ],
        }),
      applyListingProfile: () => ({
        ...aProfileRecord({ ...read, fields: [] }),
        done: { sent: [], taken: ['specialHours'], refused: {} },
      }),
    });
    expect(within(await card('Special hours')).getByText('Only here')).toBeTruthy();
    await choose(entered, 'Special hours', 'Delete ours here: Google has none');
    await entered.user.click(screen.getByRole('button', { name: 'Look over one change' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this here?' });
    expect(within(dialog).getByText('Deleted here').tagName).toBe('INS');
    await entered.user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await screen.findByText('Deleted here: Special hours');
  });

  it('names the dates that taking Google’s special hours over would delete', async () => {
    const ours = ['Dec 24, 2026: 11 AM–3 PM', 'Dec 25, 2026: closed'];
    const theirs = ['Dec 24, 2026: 11 AM–5 PM'];
    const entered = enter({
      getListingProfile: () =>
        aProfileRecord({ ...read, fields: [aComparedField('specialHours', { ours, theirs })] }),
    });
    await choose(entered, 'Special hours', 'Take Google’s over here, and delete one date that Google lacks');
    await entered.user.click(screen.getByRole('button', { name: 'Look over one change' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take this over here?' });
    expect(within(dialog).getByText('Deleted here: Dec 25, 2026: closed')).toBeTruthy();
  });

  it('says how many dishes each side has', async () => {
    const entered = enter({
      getListingProfile: () =>
        aProfileRecord({
          ...read,
          fields: [
            aComparedField('menu', {
              ...{ state: 'oursChanged', ours: ['Soup', 'Pasta'], theirs: [], moreLines: 14, canTake: false },
              totals: { ours: 74, theirs: 0 },
            }),
          ],
        }),
    });
    await choose(entered, 'Menu', 'Send ours to Google');
    await entered.user.click(screen.getByRole('button', { name: 'Look over one change' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('No dishes').tagName).toBe('DEL');
    expect(within(dialog).getByText('74 dishes').tagName).toBe('INS');
  });

  it('says that delivery at Google differs from the delivery zones, and why it is not sent', async () => {
    enter({
      getListingProfile: () => ({
        ...read,
        shown: {
          ...{ name: 'Luigi’s', category: 'Pizza', address: '248 Mulberry Street', verification: 'verified' },
          attributes: [{ attributeId: 'has_delivery', displayName: 'Has delivery', values: [false] }],
        },
      }),
      ...memoryRecords(
        'deliveryZones',
        [aRecord('deliveryZones', 1, { name: 'Downtown', postalCodes: ['11201'] })],
        9,
      ).handlers,
    });
    await screen.findByText('Delivery: no', {}, slowly);
    await screen.findByText(/Google says that you do not deliver/);
    expect(screen.getByText(/may cost the listing its verification/)).toBeTruthy();
  });

  it('says at the field what is wrong with it, and keeps the decision', async () => {
    const message = 'Google: Invalid phone number';
    const entered = enter({
      getListingProfile: () => read,
      applyListingProfile: () => {
        throw new CallError('VALIDATION_FAILED', message, 400, { details: { fields: { phone: message } } });
      },
    });
    await choose(entered, 'Phone', 'Send ours to Google');
    await entered.user.click(screen.getByRole('button', { name: 'Look over one change' }));
    await entered.user.click(await screen.findByRole('button', { name: 'Approve' }));
    await entered.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const phone = await card('Phone');
    expect(within(phone).getByRole('alert').textContent).toContain(message);
    expect(within(phone).getByRole<HTMLInputElement>('radio', { name: 'Send ours to Google' }).checked).toBe(
      true,
    );
  });

  it('reads the profile when asked, and says why it could not', async () => {
    let isRefused = true;
    const entered = enter({
      getListingProfile: () => aProfileRecord(),
      pullListingProfile: () => {
        if (!isRefused) return read;
        isRefused = false;
        throw new CallError('RATE_LIMITED', 'Google allows no more calls at the moment.', 429);
      },
    });
    await entered.user.click(await screen.findByRole('button', { name: 'Read the profile' }, slowly));
    await screen.findByText(/Google allows no more calls/);
    await entered.user.click(screen.getByRole('button', { name: 'Read the profile' }));
    expect(await card('Phone')).toBeTruthy();
  });

  it('says what of it may be old', async () => {
    enter({
      getListingProfile: () =>
        aProfileRecord({
          ...read,
          isPending: true,
          isGoogleUpdated: true,
          problem: 'Google cannot be reached.',
        }),
    });
    await screen.findByText(/Google has not published all changes yet/, {}, slowly);
    expect(screen.getByText(/Google shows something else than what was entered/)).toBeTruthy();
    expect(screen.getByText(/Google cannot be reached/)).toBeTruthy();
  });

  it('says nothing of other sources once both sides are the same', async () => {
    const fields = [aComparedField('phone', { state: 'same', canSend: false, canTake: false })];
    enter({ getListingProfile: () => aProfileRecord({ ...read, isGoogleUpdated: true, fields }) });
    await screen.findByText('The same on both sides: Phone.', {}, slowly);
    expect(screen.queryByText(/Google shows something else/)).toBeNull();
  });

  it('I4-04 asks to connect again where the access has ended, and offers nothing', async () => {
    enter({
      getListingProfile: () => ({ ...read, problem: 'Google has ended our access.' }),
      getListingConnection: () => aConnectionRecord({ connection: aConnection({ status: 'error' }) }),
    });
    const link = await screen.findByRole('link', { name: 'Connect again' }, slowly);
    expect(link.getAttribute('href')).toBe('/t/10000001/r/20000001/listing/connection');
    expect(within(await card('Phone')).queryByRole('radio')).toBeNull();
    expect(screen.queryByText(/The profile could not be read/)).toBeNull();
  });

  it('is only looked at by managers', async () => {
    enter({ getListingProfile: () => read }, withRole('manager'));
    expect(within(await card('Phone')).queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull();
  });
});
