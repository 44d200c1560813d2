// The choices for what is sold out: each applies at once.
import { soldOutButLeft, soldOutForHours } from '@bite/shared/catalogue/sold-out.schema';
import { z } from 'zod';
import { ActionForm } from '../../../ui/action-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { firstChoice } from '../../../ui/use-dialog-focus.ts';
import type { Target } from './targets.ts';
import type { SoldOutSetter } from './use-set-sold-out.ts';

const hoursForm = z.object({ hours: soldOutForHours.shape.hours });
const leftForm = z.object({ left: soldOutButLeft.shape.left });

interface SoldOutChoicesProps {
  setter: SoldOutSetter;
  targets: readonly Target[];
  /** Whether any of them is sold out or counted. */
  isMarked: boolean;
  onDone: () => void;
}

export function SoldOutChoices({ setter, targets, isMarked, onDone }: SoldOutChoicesProps) {
  const { isPending } = setter;
  const isInGroups = targets.length > 1 && targets.every(({ group }) => group !== undefined);
  const set = (kind: 'onSale' | 'untilNotice' | 'untilOpening') =>
    void setter.set({ targets, state: { kind } }).then(onDone, () => undefined);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          {...firstChoice}
          look="primary"
          aria-disabled={isPending}
          onClick={() => isPending || set('untilOpening')}
        >
          Until tomorrow’s opening
        </Button>
        <Button aria-disabled={isPending} onClick={() => isPending || set('untilNotice')}>
          Until further notice
        </Button>
        {isMarked && (
          <Button aria-disabled={isPending} onClick={() => isPending || set('onSale')}>
            Back on sale
          </Button>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <ActionForm
          schema={hoursForm}
          values={{ hours: 2 }}
          names={{ hours: 'For how long' }}
          label="Sold out for hours"
          labels={['Sold out for this long', 'Saving…']}
          look="secondary"
          typed={[]}
          onSubmit={async ({ hours }) => {
            await setter.set({ targets, state: { kind: 'forHours', hours } });
            onDone();
          }}
        >
          <NumberInput name="hours" unit="hours" />
        </ActionForm>
        <ActionForm
          schema={leftForm}
          values={{ left: 5 }}
          names={{ left: 'How many are left' }}
          label="Count what is left"
          labels={['Sell this many', 'Saving…']}
          look="secondary"
          typed={[]}
          onSubmit={async (values) => {
            await setter.set({ targets, state: { kind: 'left', left: values.left } });
            onDone();
          }}
        >
          <NumberInput
            name="left"
            {...(isInGroups && { hint: 'Of each modifier group: they are counted apart.' })}
          />
        </ActionForm>
      </div>
    </div>
  );
}
