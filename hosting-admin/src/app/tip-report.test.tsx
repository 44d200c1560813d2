import type { Answers } from '@bite/shared/api/answers';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit } from './app-testing.tsx';
import { patient, sent } from './platform-testing.tsx';

const days = [
  { day: '2026-06-09', orders: 4, tipped: 3, pickupTips: 3.3, deliveryTips: 4 },
  { day: '2026-06-10', orders: 0, tipped: 0, pickupTips: 0, deliveryTips: 0 },
];

async function enter(report: Answers['getTipReport']) {
  const visited = visit({
    at: '/t/10000001/r/20000001/reports/tips?from=2026-06-09&to=2026-06-10',
    handlers: { getTipReport: () => report },
  });
  await screen.findByRole('heading', { level: 1, name: 'Tips' }, { timeout: 20_000 });
  return visited;
}

describe('the report on tips', patient, () => {
  it('O9-11 says what was tipped, by day and as a whole, for pickup and delivery', async () => {
    const { platform } = await enter({ days, isCut: false });
    const table = within(await screen.findByRole('table', { name: 'Tips' }));
    expect(sent(platform, 'getTipReport').at(-1)?.query).toEqual({ from: '2026-06-09', to: '2026-06-10' });
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DayPickupDelivery',
      'Jun 9$3.30$4.00',
      'Jun 10$0.00$0.00',
    ]);
    screen.getByText('$7.30');
    screen.getByText('75% of 4 completed');
    screen.getByRole('button', { name: 'Download CSV' });
  });

  it('says so where no order was completed', async () => {
    await enter({ days: days.slice(1), isCut: false });
    await screen.findByText('No completed orders in this time');
  });
});
