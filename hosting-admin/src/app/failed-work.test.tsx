// What the platform gave up on, as site administrators see it and deal with it.
import { CallError } from '@bite/shared/api/client';
import type { FailedWork } from '@bite/shared/due-work/failed-work.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProfile } from '../lib/testing/people.ts';
import { enterPlatform, patient, sent } from './platform-testing.tsx';

const PAGE = '/platform/failed-work';
const failedAt = '2026-06-10T22:00:00.000Z';
const invitation: FailedWork = {
  workId: 'one',
  kind: 'sendInvitation',
  uid: 'ada',
  reason: 'UNAVAILABLE',
  failedAt,
};
const missed: FailedWork = {
  workId: 'two',
  kind: 'runSchedule',
  schedule: 'repairCounts',
  reason: 'MISSED',
  failedAt,
};
const schedules = [
  { name: 'finishDueWork', cron: '* * * * *', lastRunAt: failedAt, isLate: false },
  { name: 'repairCounts', cron: '0 9 * * *', isLate: true },
];

function enter(work: FailedWork[] = [invitation, missed], fails = false) {
  let listed = work;
  const change = ({ parameters }: { parameters?: Readonly<Record<string, unknown>> }) => {
    if (fails) throw new CallError('NOT_FOUND', 'This is not on the list any more');
    listed = listed.filter(({ workId }) => workId !== parameters?.['workId']);
    return null;
  };
  return enterPlatform(PAGE, {
    listFailedWork: () => ({ work: listed, schedules }),
    repeatFailedWork: change,
    discardFailedWork: change,
  });
}

const actionsOf = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });

describe('a site administrator', patient, () => {
  it('sees what failed, what it is about and why, and which schedule is late', async () => {
    enter();
    const list = await screen.findByRole('region', { name: 'Failed work' });
    expect(await within(list).findByText('Mail an invitation')).toBeTruthy();
    expect(within(list).getByText('A service could not be reached')).toBeTruthy();
    expect(within(list).getByRole('link', { name: 'ada' }).getAttribute('href')).toBe('/platform/users/ada');
    expect(within(list).getByText('It missed its time')).toBeTruthy();
    const table = screen.getByRole('region', { name: 'When schedules last ran' });
    expect(within(table).getByText('Daily at 09:00 UTC')).toBeTruthy();
    expect(within(table).getByText('Late')).toBeTruthy();
  });

  it('has it tried again: it is off the list, and comes back if it fails', async () => {
    const { user, platform } = enter();
    await user.click(await actionsOf('Mail an invitation'));
    await user.click(await screen.findByRole('menuitem', { name: 'Try again' }));
    expect(await screen.findByText('It is tried again within a minute')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Mail an invitation')).toBeNull());
    expect(sent(platform, 'repeatFailedWork')).toMatchObject([{ parameters: { workId: 'one' } }]);
  });

  it('takes it off the list after a question', async () => {
    const { user, platform } = enter([missed]);
    await user.click(await actionsOf('Recount records'));
    await user.click(await screen.findByRole('menuitem', { name: 'Take off the list…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take this off the list?' });
    expect(dialog.textContent).toContain('Recount records: it will not be done');
    await user.click(within(dialog).getByRole('button', { name: 'Take off the list' }));
    expect(await screen.findByText('Nothing has failed')).toBeTruthy();
    expect(sent(platform, 'discardFailedWork')).toMatchObject([{ parameters: { workId: 'two' } }]);
  });

  it('is told where a colleague was quicker', async () => {
    const { user } = enter([invitation], true);
    await user.click(await actionsOf('Mail an invitation'));
    await user.click(await screen.findByRole('menuitem', { name: 'Try again' }));
    expect(await screen.findByText('This is not on the list any more')).toBeTruthy();
  });
});

describe('support', patient, () => {
  it('is told that this is the site administrators’, and asks for nothing', async () => {
    const { platform } = enterPlatform(PAGE, {}, aProfile({ siteRole: 'support' }));
    expect(await screen.findByText('Only site administrators look after failed work.')).toBeTruthy();
    expect(sent(platform, 'listFailedWork')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Failed work' })).toBeNull();
  });
});
