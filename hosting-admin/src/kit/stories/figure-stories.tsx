// Parts that show what happened and how much of it, on the screen and on paper.
import { formatMoney } from '@bite/shared/kernel/money-format';
import { Button } from '../../ui/button.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import type { ChartProps } from '../../ui/chart/chart-props.ts';
import { PrintButton, PrintSheet } from '../../ui/print-sheet.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { Timeline, TimelineEntry } from '../../ui/timeline.tsx';
import type { StoryEntry } from '../story.tsx';

const sales: ChartProps = {
  title: 'Sales by hour',
  by: 'Hour',
  series: [
    { id: 'pickup', label: 'Pickup' },
    { id: 'delivery', label: 'Delivery' },
  ],
  rows: [
    { label: '11', values: { pickup: 120.5, delivery: 40 } },
    { label: '12', values: { pickup: 410, delivery: 230.25 } },
    { label: '13', values: { pickup: 380, delivery: 310 } },
    { label: '14', values: { pickup: 90, delivery: 75 } },
  ],
  format: (value) => formatMoney(value, 'USD'),
};

export const figureStories: readonly StoryEntry[] = [
  {
    title: 'Stat tile',
    note: 'One figure that matters, and what it is compared with.',
    part: (
      <StatTiles>
        <StatTile
          label="Sales today"
          value="$1,204.50"
          change={{ percent: 12.5, comparedWith: 'last Sunday' }}
        />
        <StatTile
          label="Time to the door"
          value="34 min"
          change={{ percent: 8, comparedWith: 'usual', isLessBetter: true }}
        />
        <StatTile label="Orders" value="41" change={{ percent: 0, comparedWith: 'last Sunday' }} />
        <StatTile label="Open now" value="3" note="The oldest is nine minutes old." />
      </StatTiles>
    ),
  },
  {
    title: 'Bars',
    note: 'Amounts side by side. The table behind it has the same figures.',
    part: <Chart {...sales} />,
  },
  {
    title: 'Lines',
    note: 'How something moves. Lines differ in their dashes, too.',
    part: <Chart {...sales} title="Sales over the day" kind="lines" />,
  },
  {
    title: 'Timeline',
    note: 'What happened, newest first.',
    part: (
      <Timeline label="Changes of the lunch menu">
        <TimelineEntry
          at="2026-03-10T12:00:00Z"
          when="12:00 PM"
          title="Rosa changed the lunch menu"
          action={<Button>Restore this version</Button>}
        >
          Name: Lunch → Lunch and more
        </TimelineEntry>
        <TimelineEntry at="2026-03-09T12:00:00Z" when="Mar 9" title="Sam created the lunch menu" />
      </Timeline>
    ),
  },
  {
    title: 'Paper',
    note: 'What is printed, and nothing beside it: black on white, with a head that says what it is.',
    part: (
      <div className="grid justify-items-start gap-3">
        <div className="w-full">
          <PrintSheet title="Allergens" of="Bella Napoli" asOf="As of Mar 10, 2026" isShown>
            <p>Margherita: gluten, milk.</p>
          </PrintSheet>
        </div>
        <PrintButton />
      </div>
    ),
  },
];
