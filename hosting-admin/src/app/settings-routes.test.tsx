import type { Answers } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import type { User as UserRecord } from '@bite/shared/identity/user.schema';
import { restaurantOutline } from '@bite/shared/tenancy/restaurant-outline.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { withRole } from '../lib/testing/people.ts';
import { anAuditEntry, aRestaurantRecord, aTenantRecord } from '../lib/testing/tenancy-records.ts';
import { visit } from './app-testing.tsx';

type Handlers = MemoryPlatform['handlers'];

const served: Handlers = {
  getTenant: () => aTenantRecord(),
  getRestaurant: () => aRestaurantRecord(),
  listRestaurants: () => ({ restaurants: [aRestaurantRecord()] }),
  listAuditEntries: () => ({ entries: [] }),
  listTenantUsers: () => ({ members: [] }),
  checkSlug: ({ query }) => ({ slug: String(query?.['slug']), available: query?.['slug'] !== 'taken' }),
};

const enter = (at: string, handlers: Handlers = {}, profile: UserRecord = withRole('owner')) =>
  visit({ at, profile, handlers: { ...served, ...handlers } });

/** Long forms in a stand-in DOM take a busy machine longer than any browser. */
const patient = { timeout: 60_000 };

const PLACE = '/t/10000001/r/20000001/settings';
type User = ReturnType<typeof enter>['user'];

/** In one go, as from the clipboard. */
async function fill(user: User, element: HTMLElement, text: string): Promise<void> {
  await user.clear(element);
  if (text) await user.paste(text);
}

/** The texts that a field is described by. */
const describedBy = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

const button = (name: string) => screen.getByRole('button', { name });
const sent = ({ requests }: MemoryPlatform, name: keyof Answers) =>
  requests.filter((one) => one.name === name);

describe('the settings of a restaurant', patient, () => {
  it('C9-03 a rate that is changed in percent is sent as a fraction, alone, with the version that was read', async () => {
    const { user, platform } = enter(PLACE, {
      updateRestaurant: () => aRestaurantRecord({ settings: { taxRate: 0.07 } }, 'v2'),
    });
    const rate = await screen.findByLabelText('Tax rate (%)');
    expect((rate as HTMLInputElement).value).toBe('8.75');
    await fill(user, rate, '7');
    expect(screen.getByText('Not saved yet: Tax rate')).toBeTruthy();
    await user.click(button('Save'));
    await screen.findByText('All changes saved');
    expect(sent(platform, 'updateRestaurant')).toEqual([
      {
        name: 'updateRestaurant',
        parameters: { tenantId: 10_000_001, restaurantId: 20_000_001 },
        body: { version: 'v1', changes: { settings: { taxRate: 0.07 } } },
      },
    ]);
  });

  it('show the restaurant’s own site, with which its listings are compared, and leave it as it is', async () => {
    const stored = aRestaurantRecord({
      contact: {
        phone: '+1 212 555 0100',
        email: 'hello@bella.example.com',
        website: 'https://bella.example.com',
      },
    });
    const { user, platform } = enter(PLACE, { getRestaurant: () => stored, updateRestaurant: () => stored });
    await fill(user, await screen.findByLabelText('Preparation time (minutes)'), '35');
    const site = screen.getByLabelText(/^website/i) as HTMLInputElement;
    expect(site.value).toBe('https://bella.example.com');
    await user.click(button('Save'));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(1));
    expect(sent(platform, 'updateRestaurant')[0]?.body).toMatchObject({
      changes: { settings: { ordering: { prepMinutes: 35 } } },
    });
    expect(JSON.stringify(sent(platform, 'updateRestaurant'))).not.toMatch(/website/);
  });

  it('O9-11 take tips for pickup and for delivery apart, with choices of their own, or none at all', async () => {
    const { user, platform } = enter(PLACE, {
      updateRestaurant: () => aRestaurantRecord({ settings: { allowTips: true } }, 'v2'),
    });
    const third = await screen.findByLabelText('Third choice for pickup (%)');
    expect((third as HTMLInputElement).value).toBe('20');
    await fill(user, third, '101');
    await user.click(button('Save'));
    expect(await screen.findByText(/from 1 to 100/)).toBeTruthy();
    expect(sent(platform, 'updateRestaurant')).toEqual([]);
    await fill(user, third, '25');
    await user.click(screen.getByLabelText('Tips for delivery'));
    expect(screen.queryByLabelText('Third choice for delivery (%)')).toBeNull();
    await user.click(button('Save'));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(1));
    expect(sent(platform, 'updateRestaurant')[0]?.body).toMatchObject({
      changes: {
        settings: {
          ordering: { tips: { pickup: { percents: [10, 15, 25] }, delivery: { enabled: false } } },
        },
      },
    });
    await user.click(await screen.findByLabelText('Let guests tip'));
    expect(screen.queryByLabelText('Tips for pickup')).toBeNull();
  });

  it('O9-11 switch tips off, however the choices stand that are hidden by it', async () => {
    const { user, platform } = enter(PLACE, { updateRestaurant: () => aRestaurantRecord({}, 'v2') });
    await fill(user, await screen.findByLabelText('First choice for delivery (%)'), '');
    await user.click(screen.getByLabelText('Tips for delivery'));
    await user.click(button('Save'));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(1));
    expect(sent(platform, 'updateRestaurant')[0]?.body).toMatchObject({
      changes: { settings: { ordering: { tips: { delivery: { enabled: false } } } } },
    });
  });

  it('say for how long guests may cancel, and refuse more than four hours', async () => {
    const { user, platform } = enter(PLACE, {
      updateRestaurant: () => aRestaurantRecord({ settings: { ordering: { cancelWindowMinutes: 5 } } }, 'v2'),
    });
    const minutes = await screen.findByLabelText('Guests may cancel for (minutes)');
    expect((minutes as HTMLInputElement).value).toBe('0');
    await fill(user, minutes, '241');
    await user.click(button('Save'));
    expect(sent(platform, 'updateRestaurant')).toEqual([]);
    await fill(user, minutes, '5');
    await user.click(button('Save'));
    await screen.findByText('All changes saved');
    expect(sent(platform, 'updateRestaurant')[0]?.body).toMatchObject({
      changes: { settings: { ordering: { cancelWindowMinutes: 5 } } },
    });
  });

  it('have no switch for notifications where the installation has no key for them, and say so', async () => {
    enter(PLACE, { getRestaurant: () => ({ ...aRestaurantRecord(), cannotNotify: true }) });
    expect(await screen.findByText('Guests’ devices are not notified')).toBeTruthy();
    expect(screen.queryByLabelText('Notifications')).toBeNull();
  });

  it('say which messages guests get, where replies go and how mails end', async () => {
    const { user, platform } = enter(PLACE, { updateRestaurant: () => aRestaurantRecord({}, 'v2') });
    const accepted = await screen.findByLabelText('Mail: order accepted');
    expect(screen.getByLabelText('Notifications')).toBeTruthy();
    expect((accepted as HTMLInputElement).checked).toBe(true);
    await user.click(accepted);
    await fill(user, screen.getByLabelText('Replies go to'), 'not an address');
    await fill(user, screen.getByLabelText('Closing line'), 'Ciao!');
    const countries = screen.getByLabelText('Other countries to text');
    await user.type(countries, 'Nowhere,');
    expect(describedBy(countries)).toContain('is no country we know');
    await user.clear(countries);
    await user.type(countries, 'canada,');
    expect(screen.getByRole('button', { name: 'Remove Canada' })).toBeTruthy();
    await user.click(button('Save'));
    expect(describedBy(screen.getByLabelText('Replies go to'))).toContain('valid email');
    await fill(user, screen.getByLabelText('Replies go to'), 'hello@bella.example.com');
    await user.click(button('Save'));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(1));
    expect(sent(platform, 'updateRestaurant')[0]?.body).toMatchObject({
      changes: {
        settings: {
          guestMessages: {
            mails: { accepted: false },
            replyTo: 'hello@bella.example.com',
            closingLine: 'Ciao!',
            textCountries: ['CA'],
          },
        },
      },
    });
  });

  it('say at the switch that texts cannot be offered where the platform has no account for them', async () => {
    const message = 'Text messages are not set up on this platform. Please ask its administrators';
    const { user } = enter(PLACE, {
      updateRestaurant: () => {
        throw new CallError('VALIDATION_FAILED', message, 400, {
          details: { fields: { 'settings.guestMessages.texts': message } },
        });
      },
    });
    await user.click(await screen.findByLabelText('Text messages'));
    await user.click(button('Save'));
    await waitFor(() => expect(describedBy(screen.getByLabelText('Text messages'))).toContain(message));
  });

  it('C5-13 I5.1-01 says at each field what is missing, in the given words, and sends nothing', async () => {
    const { user, platform } = enter(PLACE);
    await user.clear(await screen.findByLabelText('Name'));
    await user.clear(screen.getByLabelText('City'));
    await user.clear(screen.getByLabelText('Service charge (%)'));
    await user.click(button('Save'));
    expect(await screen.findByText('Restaurant name is required')).toBeTruthy();
    expect(screen.getByText('City is required')).toBeTruthy();
    expect(screen.getByText('Service charge must be between 0 and 100')).toBeTruthy();
    expect(sent(platform, 'updateRestaurant')).toEqual([]);
  });

  it('C3-07 says while it is typed whether an address on the web is free, and keeps its own', async () => {
    const { user, platform } = enter(PLACE);
    const slug = await screen.findByLabelText('Address on the web');
    expect(screen.getByText('Guests find you at /bella-napoli')).toBeTruthy();
    await fill(user, slug, 'Taken!');
    expect(await screen.findByText('/taken is taken or reserved. Please choose another.')).toBeTruthy();
    expect(sent(platform, 'checkSlug').at(-1)?.query).toEqual({ slug: 'taken', restaurantId: 20_000_001 });
    await fill(user, slug, 'Bella Due');
    expect(
      await screen.findByText(/saved as \/bella-due, which is free\. .*\/bella-napoli go on working/),
    ).toBeTruthy();
    await user.tab();
    expect((slug as HTMLInputElement).value).toBe('bella-due');
  });

  it('frees a former address at once, after a warning', async () => {
    const former = aRestaurantRecord({ formerSlugs: ['old', 'older'] });
    const { user, platform } = enter(PLACE, {
      getRestaurant: () => former,
      updateRestaurant: () => aRestaurantRecord({ formerSlugs: ['older'] }, 'v2'),
    });
    await user.click(await screen.findByRole('button', { name: 'Free /old' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Free /old?' }));
    expect(dialog.getByText(/stop working at once/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Free it' }));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(1));
    expect(sent(platform, 'updateRestaurant')[0]?.body).toMatchObject({
      changes: { formerSlugs: ['older'] },
    });
  });

  it('shows a slug that somebody else took meanwhile at its field', async () => {
    const { user } = enter(PLACE, {
      updateRestaurant: () => {
        throw new CallError('SLUG_TAKEN', 'This address is taken', 409);
      },
    });
    await user.type(await screen.findByLabelText('Address on the web'), '-2');
    await user.click(button('Save'));
    await waitFor(() =>
      expect(screen.getByLabelText('Address on the web').getAttribute('aria-invalid')).toBe('true'),
    );
  });

  it('opening hours: a day is closed, a holiday added', async () => {
    const { user, platform } = enter(PLACE, { updateRestaurant: () => aRestaurantRecord({}, 'v2') });
    await user.click(await screen.findByRole('button', { name: /^Monday/ }));
    expect(screen.getByLabelText('Monday opens at')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Closed' }));
    expect(screen.queryByLabelText('Monday opens at')).toBeNull();
    expect(button('Monday Closed')).toBeTruthy();
    await user.click(button('Add a date'));
    const date = screen.getByLabelText('Date') as HTMLInputElement;
    await fill(user, date, '2026-12-25');
    expect(screen.getByRole('radiogroup', { name: 'December 25, 2026: open or closed' })).toBeTruthy();
    await user.type(screen.getByLabelText('Note'), 'Christmas Day');
    await user.click(button('Save'));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(1));
    expect(sent(platform, 'updateRestaurant')[0]?.body).toEqual({
      version: 'v1',
      changes: {
        operatingHours: { mon: { closed: true } },
        specialHours: [{ date: '2026-12-25', closed: true, note: 'Christmas Day' }],
      },
    });
  });

  it('opening hours: lunch and dinner of a day are copied to others, and sent as they are', async () => {
    const { user, platform } = enter(PLACE, { updateRestaurant: () => aRestaurantRecord({}, 'v2') });
    await user.click(await screen.findByRole('button', { name: /^Monday/ }));
    const time = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    time('Monday opens at', '11:30');
    time('Monday closes at', '14:30');
    await user.click(button('Add hours after a break: Monday'));
    time('Monday, 2. closes at', '01:00');
    expect(button('Monday 11:30 AM – 2:30 PM, 5 PM – 1 AM the next day')).toBeTruthy();
    await user.click(button('Copy to other days: Monday'));
    const days = within(await screen.findByRole('dialog', { name: 'Copy Monday to other days' }));
    await user.click(days.getByRole('checkbox', { name: 'Tuesday' }));
    await user.click(days.getByRole('checkbox', { name: 'Wednesday' }));
    await user.click(days.getByRole('button', { name: 'Copy' }));
    expect(button('Wednesday 11:30 AM – 2:30 PM, 5 PM – 1 AM the next day')).toBeTruthy();
    await user.click(button('Save'));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(1));
    const split = { open: '11:30', close: '14:30', more: [{ open: '17:00', close: '01:00' }] };
    expect(sent(platform, 'updateRestaurant')[0]?.body).toEqual({
      version: 'v1',
      changes: { operatingHours: { mon: split, tue: split, wed: split } },
    });
  });

  it('opening hours: what overlaps is said at its field, counted, and led to', async () => {
    const { user, platform } = enter(PLACE);
    await user.click(await screen.findByRole('button', { name: /^Monday/ }));
    await user.click(button('Add hours after a break: Monday'));
    const second = () => screen.getByLabelText('Monday, 2. opens at');
    fireEvent.change(second(), { target: { value: '12:00' } });
    fireEvent.change(screen.getByLabelText('Monday, 2. closes at'), { target: { value: '13:00' } });
    await user.click(button('Save'));
    await waitFor(() => expect(second().getAttribute('aria-invalid')).toBe('true'));
    expect(describedBy(second())).toBe('These hours must begin after the ones before have ended');
    await user.click(screen.getByLabelText('Name'));
    await user.click(button('1 field needs another look'));
    await waitFor(() => expect(document.activeElement).toBe(second()));
    expect(sent(platform, 'updateRestaurant')).toEqual([]);
  });

  it('opening hours: two people’s changes of different days merge, of one day both are shown', async () => {
    const base = aRestaurantRecord();
    const theirs = (day: 'mon' | 'tue') =>
      aRestaurantRecord(
        {
          operatingHours: {
            ...base.restaurant.operatingHours,
            [day]: { open: '08:00', close: '22:00', closed: false },
          },
        },
        'v2',
      );
    const conflict = (day: 'mon' | 'tue') => {
      const { restaurant: current, version } = theirs(day);
      const changedBy = { name: 'Rosa', at: '2026-03-10T16:00:00.000Z', isYou: false };
      const details = { current, version, changedBy };
      const message = 'Somebody else was quicker';
      return new CallError('CONFLICT', message, 409, { code: 'CONFLICT', message, requestId: 'r', details });
    };
    let day: 'mon' | 'tue' = 'mon';
    const { user, platform } = enter(PLACE, {
      updateRestaurant: ({ body }) => {
        const { version } = body as { version: string };
        if (version === 'v1') throw conflict(day);
        return theirs(day);
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Monday/ }));
    fireEvent.change(screen.getByLabelText('Monday closes at'), { target: { value: '20:00' } });
    await user.click(button('Save'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Rosa changed this while you were editing');
    expect(alert.textContent).toContain('Opening hours on MondayTheirs: 8 AM – 10 PMYours: 9 AM – 8 PM');
    day = 'tue';
    await user.click(button('Keep mine and save again'));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(2));
    expect(sent(platform, 'updateRestaurant')[1]?.body).toMatchObject({
      version: 'v2',
      changes: { operatingHours: { mon: { open: '09:00', close: '20:00' } } },
    });
  });

  it('lead to their sections, and say what takes effect at once', async () => {
    const { user } = enter(PLACE);
    const sections = await screen.findByRole('navigation', { name: 'Sections of the settings' });
    expect(
      within(sections)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Takes effect at once',
      'Identity',
      'Address and contact',
      'Opening hours',
      'Special hours',
      'Online orders',
      'What guests are told',
      'Taxes, currency and time zone',
      'Website',
      'History',
    ]);
    await user.click(within(sections).getByRole('link', { name: 'Opening hours' }));
    expect(document.activeElement?.id).toBe('hours');
  });

  it('special hours: a date twice or past and new is refused at its field, one that has become past is not', async () => {
    const old = { date: '2020-12-25', closed: true };
    const { user, platform } = enter(PLACE, {
      getRestaurant: () => aRestaurantRecord({ specialHours: [old] }),
      updateRestaurant: () => aRestaurantRecord({}, 'v2'),
    });
    const wrongDates = () =>
      screen
        .getAllByLabelText('Date')
        .map((date) => (date.getAttribute('aria-invalid') === 'true' ? describedBy(date) : ''));
    await user.click(await screen.findByRole('button', { name: 'Add a date' }));
    const added = () => screen.getAllByLabelText('Date')[1] as HTMLElement;
    await fill(user, added(), '2020-12-25');
    await user.click(button('Save'));
    await waitFor(() => expect(wrongDates()).toEqual(['', 'This date has special hours already']));
    await fill(user, added(), '2020-12-24');
    await user.click(button('Save'));
    await waitFor(() => expect(wrongDates()).toEqual(['', 'This date is in the past']));
    expect(sent(platform, 'updateRestaurant')).toEqual([]);
    await fill(user, added(), '2096-12-24');
    await user.click(button('Save'));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(1));
    expect(sent(platform, 'updateRestaurant')[0]?.body).toMatchObject({
      changes: { specialHours: [old, { date: '2096-12-24', closed: true }] },
    });
  });

  it('special hours: a date that is stored twice is said at its second row at once, and removing that is saved', async () => {
    const [kept, twice] = [
      { date: '2096-12-25', closed: true, note: 'Christmas Day' },
      { date: '2096-12-25', closed: true, note: 'Closed' },
    ];
    const { user, platform } = enter(PLACE, {
      getRestaurant: () => aRestaurantRecord({ specialHours: [kept, twice] }),
      updateRestaurant: () => aRestaurantRecord({}, 'v2'),
    });
    const dates = await screen.findAllByLabelText('Date');
    expect(dates.map((date) => date.getAttribute('aria-invalid'))).toEqual(['false', 'true']);
    expect(describedBy(dates[1] as HTMLElement)).toBe('This date has special hours already');
    await user.click(screen.getAllByRole('button', { name: 'Remove December 25, 2096' })[1] as HTMLElement);
    expect(screen.getByLabelText('Date').getAttribute('aria-invalid')).toBe('false');
    await user.click(button('Save'));
    await waitFor(() => expect(sent(platform, 'updateRestaurant')).toHaveLength(1));
    expect(sent(platform, 'updateRestaurant')[0]?.body).toMatchObject({
      changes: { specialHours: [kept] },
    });
  });

  it('orders a quarter hour below one are refused at their field', async () => {
    const { user, platform } = enter(PLACE);
    const capacity = await screen.findByLabelText('Orders a quarter hour, at most');
    await fill(user, capacity, '0');
    await user.click(button('Save'));
    await waitFor(() => expect(describedBy(capacity)).toContain('Must be at least 1'));
    expect(capacity.getAttribute('aria-invalid')).toBe('true');
    expect(sent(platform, 'updateRestaurant')).toEqual([]);
  });

  it('pause online orders at once, without a save', async () => {
    const { user, platform } = enter(PLACE, { setLiveState: () => ({ busyExtraMinutes: 0 }) });
    await user.click(await screen.findByRole('button', { name: 'Pause orders or say it is busy' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Until somebody resumes' }));
    await waitFor(() => expect(sent(platform, 'setLiveState')).toHaveLength(1));
    expect(sent(platform, 'updateRestaurant')).toEqual([]);
    expect(screen.queryByText(/^Not saved yet/)).toBeNull();
  });

  it('is deactivated after a question that names it', async () => {
    const { user, platform } = enter(PLACE, {
      updateRestaurant: () => aRestaurantRecord({ status: 'inactive' }, 'v2'),
    });
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Bella Napoli?' });
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(platform, 'updateRestaurant')[0]?.body).toEqual({
      version: 'v1',
      changes: { status: 'inactive' },
    });
  });

  it('a manager looks at them and changes nothing', async () => {
    const { platform } = enter(PLACE, {}, withRole('manager'));
    expect(await screen.findByText(/Owners and admins change them/)).toBeTruthy();
    expect(screen.getByLabelText('Name').closest('fieldset[disabled]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(sent(platform, 'getTenant')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Bella Group' })).toBeNull();
  });

  it('are no employee’s to see, whoever types their address', async () => {
    const { restaurant } = aRestaurantRecord();
    const outline = { restaurant: restaurantOutline.parse(restaurant) };
    enter(PLACE, { getRestaurant: () => outline }, withRole('employee'));
    expect(await screen.findByText('You have no access to the settings of this restaurant.')).toBeTruthy();
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  it('say why they are not to be had, as in a suspended business', async () => {
    enter(PLACE, {
      getRestaurant: () => {
        throw new CallError('TENANT_SUSPENDED', 'This business is suspended.', 403);
      },
    });
    expect(await screen.findByRole('heading', { name: 'This business is suspended' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Your restaurants' }).getAttribute('href')).toBe('/restaurants');
    expect(screen.queryByText(/TENANT_SUSPENDED/)).toBeNull();
  });

  it('their history says who changed what, from what to what', async () => {
    enter(PLACE, {
      listAuditEntries: ({ query }) => ({
        entries:
          query?.['restaurantId'] === 20_000_001
            ? [
                { ...anAuditEntry(), byName: 'Rosa Marino' },
                anAuditEntry({
                  entryId: 'entry-2',
                  by: 'uid-8',
                  changes: [{ field: 'name', from: 'Bella', to: 'Bella Napoli' }],
                }),
              ]
            : [],
      }),
    });
    const history = await screen.findByRole('region', { name: 'History' });
    await within(history).findByText('Rosa Marino');
    expect(history.textContent).toContain('changed the restaurant');
    expect(history.textContent).toContain('Tax rate: 8% →');
    expect(history.textContent).toContain('8.75%');
    expect(history.textContent).toContain('Bite’s support, or somebody who has left, changed the restaurant');
    expect(history.textContent).toMatch(/Name: Bella →\s*became\s*Bella Napoli/);
  });

  it('their history is of the settings alone, and brings a former version back into the form', async () => {
    const { user, platform } = enter(PLACE, {
      getRestaurant: () => aRestaurantRecord({ settings: { taxRate: 0.0875 } }),
      listAuditEntries: () => ({
        entries: [
          { ...anAuditEntry(), byName: 'Rosa Marino' },
          anAuditEntry({
            entryId: 'entry-2',
            changes: [
              { field: 'operatingHours.mon.open', from: '08:00', to: '09:00' },
              { field: 'settings.ordering.alcoholAge', to: 21 },
            ],
          }),
          anAuditEntry({ entryId: 'entry-3', action: 'create', changes: [] }),
        ],
      }),
      updateRestaurant: () => aRestaurantRecord({}, 'v2'),
    });
    const changes = await screen.findByRole('list', { name: 'Changes' });
    expect(sent(platform, 'listAuditEntries').at(-1)?.query).toMatchObject({
      restaurantId: 20_000_001,
      kind: 'restaurants',
      recordId: 20_000_001,
    });
    const [, oldest] = within(changes).getAllByRole('button', { name: 'Restore this version' });
    await user.click(oldest as HTMLElement);
    expect(screen.getByLabelText('Tax rate (%)')).toHaveProperty('value', '8');
    expect(screen.getByText('Not saved yet: Opening hours on Monday and Tax rate')).toBeTruthy();
    await user.click(button('Save'));
    await screen.findByText('All changes saved');
    expect(sent(platform, 'updateRestaurant')[0]?.body).toMatchObject({
      changes: { operatingHours: { mon: { open: '08:00' } }, settings: { taxRate: 0.08 } },
    });
  });

  it('gives the history of the restaurant as a file, and says so where it cannot', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    // The stand-in for a browser would leave the page for the file.
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    onTestFinished(() => {
      made.mockRestore();
      saved.mockRestore();
    });
    let isDown = true;
    const { user, platform } = enter('/t/10000001/r/20000001/settings', {
      listAuditEntries: () => ({ entries: [anAuditEntry()] }),
      exportAuditEntries: () => {
        if (isDown) throw new CallError('UNAVAILABLE', 'Please try again', 503);
        return 'Who,What';
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download all changes at this restaurant' }));
    expect(await screen.findByText('The history was not downloaded')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Download all changes at this restaurant' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [[file] = []] = made.mock.calls;
    expect(file).toMatchObject({ size: '\uFEFFWho,What'.length + 2, type: 'text/csv;charset=utf-8' });
    expect(sent(platform, 'exportAuditEntries').at(-1)).toMatchObject({
      parameters: { tenantId: 10_000_001 },
      query: { restaurantId: 20_000_001 },
    });
  });
});

describe('the settings of a business', patient, () => {
  it('C3-02 its names and settings are saved as a merge patch', async () => {
    const { user, platform } = enter('/t/10000001/settings', {
      updateTenant: () => aTenantRecord({ displayName: 'Bella & Co' }, 'v2'),
    });
    const name = await screen.findByLabelText('Display name');
    await fill(user, name, 'Bella & Co');
    for (const label of ['Time zone', 'Currency'])
      expect(screen.queryByRole('button', { name: `Clear ${label}` })).toBeNull();
    await user.clear(screen.getByRole('combobox', { name: 'Time zone' }));
    await user.keyboard('rome{ArrowDown}{Enter}');
    await user.click(button('Save'));
    await screen.findByText('All changes saved');
    expect(sent(platform, 'updateTenant')[0]?.body).toEqual({
      version: 'v1',
      changes: { displayName: 'Bella & Co', settings: { timezone: 'Europe/Rome' } },
    });
    for (const label of ['Plan', 'Dates']) expect(screen.queryByLabelText(label)).toBeNull();
  });

  it.each([
    ['professional', 1, undefined],
    ['professional', 5, 'The professional plan allows 5 restaurants. Ask us for a larger plan.'],
    ['starter', 0, 'Bite sets up your first restaurant for you. It is here as soon as it is ready.'],
    [
      'starter',
      1,
      'Only professional and enterprise plans can create restaurants. Ask us for a larger plan.',
    ],
  ] as const)(
    'O4-02 C3-03 on the %s plan with %d restaurants it says whether one more may be added',
    async (plan, restaurants, reason) => {
      enter('/t/10000001/settings', { getTenant: () => aTenantRecord({ plan, restaurants }) });
      await screen.findByRole('heading', { name: 'Bella Group' });
      if (reason) expect(await screen.findByText(reason)).toBeTruthy();
      else
        expect((await screen.findByRole('link', { name: 'Add a restaurant' })).getAttribute('href')).toBe(
          '/t/10000001/restaurants/new',
        );
    },
  );
});

describe('a new restaurant', patient, () => {
  const at = '/t/10000001/restaurants/new';

  async function fillAll(user: User) {
    await fill(user, await screen.findByLabelText('Name'), 'Bella Due');
    for (const [label, text] of [
      ['Street', '1 Main'],
      ['City', 'Albany'],
      ['State', 'NY'],
      ['ZIP code', '12207'],
      ['Phone', '+1 518 555 0100'],
      ['Email', 'due@bella.example.com'],
    ] as const)
      await fill(user, screen.getByLabelText(label), text);
  }

  it('C3-06 C3-07 is created with the usual hours and a slug of its name, and leads to its settings', async () => {
    const { user, platform, address } = enter(at, {
      createRestaurant: () => aRestaurantRecord({ restaurantId: 20_000_002 }),
    });
    await fillAll(user);
    expect(await screen.findByText('/bella-due is free.')).toBeTruthy();
    await user.click(button('Create restaurant'));
    await waitFor(() => expect(address()).toBe('/t/10000001/r/20000002/settings'));
    const [request] = sent(platform, 'createRestaurant');
    expect(request?.body).toMatchObject({
      name: 'Bella Due',
      concept: 'Restaurant',
      operatingHours: { sun: { open: '10:00', close: '21:00', closed: false } },
      settings: { taxRate: 0.0875, currency: 'USD' },
    });
    expect(request?.body).toHaveProperty('slug', undefined);
  });

  it('has no switch for notifications where the installation has no key for them', async () => {
    enter(at, { getTenant: () => ({ ...aTenantRecord(), cannotNotify: true }) });
    expect(await screen.findByText('Guests’ devices are not notified')).toBeTruthy();
    expect(screen.queryByLabelText('Notifications')).toBeNull();
  });

  it('O4-02 is refused at once where the plan leaves no room', async () => {
    enter(at, { getTenant: () => aTenantRecord({ plan: 'starter', restaurants: 0 }) });
    expect(
      await screen.findByText('Only professional and enterprise plans can create restaurants'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create restaurant' })).toBeNull();
  });

  it('is for owners and admins', async () => {
    enter(at, {}, withRole('manager'));
    expect(await screen.findByText('Owners and admins of the business add restaurants.')).toBeTruthy();
  });
});
