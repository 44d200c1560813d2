// One line of an order: quantity, item, options, price.

import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import type { ReactNode } from 'react';

interface OrderedLineProps {
  quantity: number;
  name: string;
  choices: readonly string[];
  notes: string | undefined;
  /** The printed total of the line. */
  amount: string;
  /** Below the name and the choices. */
  children?: ReactNode;
}

export function OrderedLine({ quantity, name, choices, notes, amount, children }: OrderedLineProps) {
  return (
    <div className="flex items-start gap-3">
      <span className="min-w-7 shrink-0 rounded-md bg-wash px-1.5 py-0.5 text-center text-sm font-semibold tabular-nums">
        {quantity}
        <span className="sr-only"> {t('of')}</span>
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{isolated(name)}</p>
        {choices.map((choice) => (
          <p key={choice} className="text-sm text-soft">
            {isolated(choice)}
          </p>
        ))}
        {notes ? <p className="text-sm text-soft italic">“{isolated(notes)}”</p> : null}
        {children}
      </div>
      <span className="shrink-0 whitespace-nowrap tabular-nums">{amount}</span>
    </div>
  );
}
