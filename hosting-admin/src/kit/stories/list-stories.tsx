// Fields that hold several of something.
import { money } from '@bite/shared/kernel/schema';
import { z } from 'zod';
import { MoneyInput } from '../../ui/fields/number-input.tsx';
import { RepeatingGroup } from '../../ui/fields/repeating-group.tsx';
import type { StoryEntry } from '../story.tsx';

export const listStories: readonly StoryEntry[] = [
  {
    title: 'Repeating group',
    note: 'Rows of fields. Removing one leaves the focus at the next.',
    field: {
      schema: z.object({ rows: z.array(z.object({ from: money, amount: money })) }),
      names: { rows: 'Tax table', 'rows.from': 'From', 'rows.amount': 'Tax' },
      values: { rows: [{ from: 0, amount: 0.5 }] },
      fault: ['rows', 'Must have at most 500 entries'],
      field: (
        <RepeatingGroup name="rows" noun="row" isOrdered blank={() => ({ from: 0, amount: 0 })}>
          {(path) => (
            <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-1">
              <MoneyInput name={`${path}.from`} currency="USD" />
              <MoneyInput name={`${path}.amount`} currency="USD" />
            </div>
          )}
        </RepeatingGroup>
      ),
    },
  },
];
