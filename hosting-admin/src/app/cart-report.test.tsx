import type { CartDay } from '@bite/shared/ordering/cart-days';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visit } from './app-testing.tsx';
import { patient, sent } from './platform-testing.tsx';

const aDay = (day: string, counts: Partial<CartDay> = {}): CartDay => ({
  ...{ day, started: 0, ordered: 0, abandoned: 0, filled: 0, value: 0 },
  ...counts,
});

const days = [
  aDay('2026-06-09', { started: 3, ordered: 2, abandoned: 1, filled: 3, value: 100 }),
  aDay('2026-06-10', { started: 1, filled: 1, value: 20 }),
  aDay('2026-06-11'),
];

async function enter(search = '?from=2026-06-09&to=2026-06-11', report = { days, isCut: false }) {
  const visited = visit({
    at: `/t/10000001/r/20000001/reports/carts${search}`,
    handlers: { getCartReport: () => report },
  });
  await screen.findByRole('heading', { level: 1, name: 'Carts' }, { timeout: 20_000 });
  const asked = () => sent(visited.platform, 'getCartReport').at(-1)?.query;
  return { ...visited, asked };
}

describe('the report on carts', patient, () => {
  afterEach(() => vi.restoreAllMocks());

  it('I7.4-06 says what became of them, by day and as a whole, and whom it does not count', async () => {
    const { asked } = await enter();
    const table = within(await screen.findByRole('table', { name: 'Carts' }));
    expect(asked()).toEqual({ from: '2026-06-09', to: '2026-06-11' });
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DayBegunOrderedAbandoned',
      'Jun 9321',
      'Jun 10100',
      'Jun 11000',
    ]);
    for (const text of ['50% of those begun', '$30.00', /stay in their browsers/]) screen.getByText(text);
    within(screen.getByRole('table', { name: 'Average value' })).getByRole('row', { name: 'Jun 9 $33.33' });
  });

  it('asks for the days one chooses, and says what is wrong with them', async () => {
    const { asked } = await enter();
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-06-01' } });
    await waitFor(() => expect(asked()).toEqual({ from: '2026-06-01', to: '2026-06-11' }));
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-05-01' } });
    await screen.findByText('The last day is before the first.');
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2030-01-01' } });
    await screen.findByText('Choose at most 366 days.');
    expect(asked()).toEqual({ from: '2026-06-01', to: '2026-06-11' });
  });

  it('is a file for spreadsheets, too', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:report';
    });
    // The stand-in DOM would leave the page for it.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await enter();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await files[0]?.text())?.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFDay,Begun,Ordered,Abandoned,With items,Value,Average value',
      '2026-06-09,3,2,1,3,100,33.33',
    ]);
  });

  it('says that there is none yet, and where it is short of some', async () => {
    await enter('', { days: [aDay('2026-06-11')], isCut: false });
    await screen.findByText('No carts in this time');
    cleanup();
    await enter(undefined, { days, isCut: true });
    await screen.findByText(/more carts than a report counts/);
  });
});
