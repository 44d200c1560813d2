import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Chart } from './chart/chart.tsx';
import { Popover } from './popover.tsx';
import { Progress } from './progress.tsx';
import { StatTile } from './stat-tile.tsx';
import { Tabs } from './tabs.tsx';
import { Timeline, TimelineEntry } from './timeline.tsx';
import { Toolbar, ToolbarButton } from './toolbar.tsx';

function Days() {
  const [shown, show] = useState<'open' | 'closed'>('open');
  const tabs = [
    { value: 'open' as const, label: 'Open', count: 6, content: 'Tuesday' },
    { value: 'closed' as const, label: 'Closed', count: 1, content: 'Monday' },
  ];
  return <Tabs label="Days" value={shown} onChange={show} tabs={tabs} />;
}

const hours = {
  title: 'Sales by hour',
  by: 'Hour',
  series: [{ id: 'pickup', label: 'Pickup' }],
  rows: [
    { label: '11', values: { pickup: 120.5 } },
    { label: '12', values: {} },
  ],
};

describe('the parts of a screen', () => {
  it('show one tab at a time, which arrow keys change', async () => {
    render(<Days />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Open 6' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Closed 1' }).textContent).toBe('Monday');
    expect(screen.queryByText('Tuesday')).toBeNull();
  });

  it('make the buttons of a toolbar one stop of the keyboard', async () => {
    render(
      <Toolbar label="Slides">
        <ToolbarButton>First</ToolbarButton>
        <ToolbarButton>Last</ToolbarButton>
      </Toolbar>,
    );
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Last' }));
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('give the focus back to the button that opened a panel', async () => {
    render(
      <Popover label="Rename" trigger={<Button>Rename…</Button>}>
        <input aria-label="New name" />
      </Popover>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Rename…' }));
    const panel = await screen.findByRole('dialog', { name: 'Rename' });
    expect(document.activeElement).toBe(within(panel).getByRole('textbox'));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename…' }));
  });

  it('say what happened in the order in which they are told it', () => {
    render(
      <Timeline label="Changes">
        <TimelineEntry at="2026-03-10T12:00:00Z" when="12:00 PM" title="Rosa changed it" />
        <TimelineEntry at="2026-03-09T12:00:00Z" when="Mar 9" title="Sam created it" />
      </Timeline>,
    );
    const entries = within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Rosa changed it12:00 PM',
      'Sam created itMar 9',
    ]);
  });

  it.each([
    [12.54, false, '12.5% more than last Sunday', 'text-good'],
    [12.5, true, '12.5% more than last Sunday', 'text-danger'],
    [-3, true, '3% less than last Sunday', 'text-good'],
    [0, false, 'As much as last Sunday', 'text-muted'],
  ])('call %d percent good where it is (less is better: %s)', (percent, isLessBetter, words, look) => {
    const change = { percent, comparedWith: 'last Sunday', isLessBetter };
    render(<StatTile label="Sales" value="$9.00" change={change} />);
    expect(screen.getByText(words).className).toContain(look);
  });

  it('have the figures of a chart as a table, drawn or not', async () => {
    render(<Chart {...hours} format={(value) => `$${value.toFixed(2)}`} />);
    const table = screen.getByRole('table', { name: 'Sales by hour' });
    const cells = within(table).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['$120.50', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    expect(table.closest('.sr-only')).toBeNull();
  });

  it('draw nothing where there is nothing', () => {
    render(<Chart {...hours} rows={[]} />);
    expect(screen.getByText('There is nothing to draw yet.')).toBeTruthy();
  });

  it('say how far a job is, at every tenth aloud, and can stop it', async () => {
    const stop = vi.fn();
    render(<Progress label="Deleting" done={36} total={120} onCancel={stop} />);
    const bar = screen.getByRole('progressbar', { name: 'Deleting' }) as HTMLProgressElement;
    expect([bar.value, bar.max]).toEqual([36, 120]);
    expect(screen.getByRole('status').textContent).toBe('Deleting: 30%');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(stop).toHaveBeenCalledOnce();
  });
});
