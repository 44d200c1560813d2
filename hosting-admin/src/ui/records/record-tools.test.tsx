import { taxRateEntity } from '@bite/shared/catalogue/tax-rate.schema';
import type { PlaceAction } from '@bite/shared/identity/roles';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Percent } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../lib/records.ts';
import { aRestaurant, memoryPlatform } from '../../lib/testing/memory-platform.ts';
import { memoryTaxRates } from '../../lib/testing/memory-tax-rates.ts';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import type { RecordDescriptor, RecordToolProps } from './record-descriptor.ts';
import { RecordList } from './record-list.tsx';

function HaveRate({ entries, onClose, onDone, change }: RecordToolProps<'taxRates'>) {
  const apply = async () => {
    onClose();
    onDone(await change(entries, { changes: { rate: 4 }, done: 'cheaper now' }));
  };
  return (
    <Dialog isOpen onClose={onClose} title={`Rate of ${entries.map(({ record }) => record.name).join(', ')}`}>
      <Button onClick={() => void apply()}>Apply</Button>
    </Dialog>
  );
}

const descriptor: RecordDescriptor<'taxRates'> = {
  kind: 'taxRates',
  entity: taxRateEntity,
  one: 'tax rate',
  many: 'tax rates',
  help: 'What is charged.',
  firstStep: 'Begin.',
  names: { name: 'Name' },
  idOf: ({ taxRateId }) => taxRateId,
  nameOf: ({ name }) => name,
  blank: { name: '' } as InputOf<'taxRates'>,
  columns: () => [
    {
      id: 'name',
      header: 'Name',
      isName: true,
      value: ({ record }) => record.name,
      cell: ({ record }) => record.name,
    },
  ],
  tools: [
    { label: 'Set rate', symbol: Percent, Dialog: HaveRate },
    { label: 'For the till', symbol: Percent, isFor: (may) => may('live.write'), Dialog: () => null },
  ],
  Fields: () => null,
};

async function open({ mayWrite = true, rights = [] }: { mayWrite?: boolean; rights?: PlaceAction[] } = {}) {
  const rates = memoryTaxRates('VAT', 'City', 'State');
  renderScreen(
    memoryPlatform({ handlers: rates.handlers }),
    <RecordList
      descriptor={descriptor}
      restaurant={aRestaurant()}
      may={(action) => rights.includes(action)}
      mayWrite={mayWrite}
      mayReadHistory={false}
    />,
  );
  await screen.findByRole('rowheader', { name: 'VAT' });
  return { ...rates, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const tick = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

describe('a tool of a list of records', () => {
  it('is offered for the selected ones, gets them, and deselects what it has changed', async () => {
    const { user, stored } = await open();
    await user.click(tick('VAT'));
    await user.click(tick('State'));
    await user.click(button('Set rate'));
    await screen.findByRole('dialog', { name: 'Rate of VAT, State' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button('Set rate'));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(button('Set rate'));
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    await screen.findByText('2 tax rates cheaper now');
    expect([...stored.values()].map(({ rate }) => rate)).toEqual([4, 8, 4]);
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  });

  it('is offered in the menu of each', async () => {
    const { user } = await open();
    await user.click(button('Actions for City'));
    await user.click(await screen.findByRole('menuitem', { name: 'Set rate' }));
    expect(await screen.findByRole('dialog', { name: 'Rate of City' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button('Actions for City')));
  });

  it.each<[string, Parameters<typeof open>[0], string[]]>([
    ['who may change them', {}, ['Set rate']],
    [
      'who may do only something else with them',
      { mayWrite: false, rights: ['live.write'] },
      ['For the till'],
    ],
    ['who may do both', { rights: ['live.write'] }, ['Set rate', 'For the till']],
  ])('is for those it is meant for: %s', async (_who, wishes, labels) => {
    const { user } = await open(wishes);
    await user.click(tick('VAT'));
    const shown = ['Set rate', 'For the till'].filter((name) => screen.queryByRole('button', { name }));
    expect(shown).toEqual(labels);
    expect(screen.queryByRole('button', { name: 'Delete' }) !== null).toBe(wishes?.mayWrite !== false);
  });

  it('leaves nothing to select for who has none', async () => {
    await open({ mayWrite: false });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
