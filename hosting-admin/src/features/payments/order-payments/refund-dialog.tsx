// Asks what of an order's payment is given back, and why. The button says the exact sum, which the server computes by the same
// function.
import { CallError } from '@bite/shared/api/client';
import { DomainError } from '@bite/shared/kernel/errors';
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money';
import { boardMoves, hasPreparationBegun, isOpen } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { refundExtras } from '@bite/shared/ordering/refund-extras';
import {
  extraNames,
  isExtraRefunded,
  leftOf,
  orderShares,
  type ReckonedRefund,
  type RefundChoice,
  type RefundedBefore,
  reckonRefund,
  refundedOf,
} from '@bite/shared/ordering/refund-parts';
import { type ListedPayment, refundReason } from '@bite/shared/payments/refunds.contract';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { usePorts } from '../../../lib/ports-context.tsx';
import type { OrderPaymentsProps } from '../../../lib/slots.tsx';
import { ActionForm } from '../../../ui/action-form.tsx';
import { CheckboxGroupInput, RadioGroupInput } from '../../../ui/fields/choice-inputs.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { MoneyInput, NumberInput } from '../../../ui/fields/number-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { cardName, refundNews } from './payment-words.ts';

const OWN_WORDS = 'own words';

const reasons = [
  'Something was missing',
  'A dish was wrong or not good',
  'It took too long',
  'The guest changed their mind',
  'Charged by mistake',
];

/** What is given back: the fields of each kind keep what was chosen when another one is looked at. */
interface Values {
  kind: RefundChoice['kind'];
  lines: Record<string, number | undefined>;
  extras: (typeof refundExtras)[number][];
  amount?: number | undefined;
  /** Of an order that is still open: what becomes of it where all is given back. */
  outcome: 'goesOn' | 'cancel';
  choice: string | null;
  text: string;
}

interface Refundable {
  order: Order;
  payment: ListedPayment;
  earlier: readonly RefundedBefore[];
  paid: number;
}

type ChosenParts = Pick<Values, 'kind' | 'lines' | 'extras' | 'amount'>;

const choiceOf = ({ kind, lines, extras, amount }: ChosenParts): RefundChoice => {
  if (kind === 'parts') {
    const chosen = Object.entries(lines).flatMap(([guid, count]) => (count ? [[guid, count]] : []));
    return { kind, lines: Object.fromEntries(chosen), extras };
  }
  return kind === 'amount' ? { kind, amount: amount ?? Number.NaN } : { kind };
};

type Reckoned = { refund: ReckonedRefund } | { fault: DomainError };

function reckoned({ order, paid, earlier }: Refundable, values: ChosenParts): Reckoned {
  try {
    return { refund: reckonRefund(order, paid, earlier, choiceOf(values)) };
  } catch (error) {
    if (error instanceof DomainError) return { fault: error };
    throw error;
  }
}

const fieldsOf = ({ details }: DomainError): [string, string][] =>
  Object.entries((details as { fields?: Record<string, string> } | undefined)?.fields ?? {});

const formOf = (refundable: Refundable) =>
  z
    .object({
      kind: z.enum(['whole', 'parts', 'amount']),
      lines: z.record(z.string(), z.int('A whole number').min(0, 'Must not be negative').optional()),
      extras: z.array(z.enum(refundExtras)),
      amount: z.number().optional(),
      outcome: z.enum(['goesOn', 'cancel']),
      // Checked beside the other fields, so that all faults are named at once.
      choice: z
        .string()
        .nullable()
        .refine((choice) => choice !== null && choice !== '', 'Please choose a reason')
        .transform((choice) => choice ?? ''),
      text: refundReason.or(z.literal('')),
    })
    .superRefine((values, context) => {
      const found = reckoned(refundable, values);
      if (!('fault' in found)) return;
      for (const [field, message] of fieldsOf(found.fault))
        context.addIssue({ code: 'custom', path: field.split('.'), message });
    })
    .refine(({ choice, text }) => choice !== OWN_WORDS || text !== '', {
      path: ['text'],
      message: 'A reason is required',
    });

const namesOf = ({ items }: Order) => ({
  kind: 'What is given back',
  lines: 'Dishes',
  extras: 'And also',
  amount: 'Amount',
  outcome: 'The order',
  choice: 'Reason',
  text: 'In your own words',
  ...Object.fromEntries(items.map(({ orderItemGuid, name }) => [`lines.${orderItemGuid}`, name])),
});

interface RefundDialogProps extends OrderPaymentsProps {
  onClose: () => void;
  payment: ListedPayment;
  /** Somebody else has given a part back meanwhile. */
  onChanged: () => void;
}

export function RefundDialog({ restaurant, order, payment, onClose, onChanged }: RefundDialogProps) {
  const { call } = usePorts();
  const { currency } = order.totals;
  const refundable = useMemo((): Refundable => {
    const earlier = payment.refunds.filter(({ state }) => state !== 'failed');
    return { order, payment, earlier, paid: payment.capturedAmount ?? payment.amount };
  }, [order, payment]);
  const schema = useMemo(() => formOf(refundable), [refundable]);
  const names = useMemo(() => namesOf(order), [order]);
  const left = leftOf(refundable.paid, refundable.earlier);
  const parameters = {
    tenantId: restaurant.tenantId,
    restaurantId: restaurant.restaurantId,
    orderGuid: order.guid,
  };
  const mayCancel = restaurant.mayWorkOrders && boardMoves(order).includes('cancel');
  const submit = async ({ choice, text, ...values }: z.output<typeof schema>) => {
    const reason = choice === OWN_WORDS ? text : choice;
    // What a cancelled order was paid goes back by itself: a refund beside it would be a second one.
    if (isCancelling(values)) {
      await call('moveOrder', { parameters, body: { action: 'cancel', reason } });
      toast.success(`Order ${order.orderNumber} cancelled`, {
        description: `${formatMoney(left, currency)} goes back to the guest’s card by itself, within seconds mostly.`,
      });
      return onClose();
    }
    const { amount: expectedAmount } = reckonRefund(
      order,
      refundable.paid,
      refundable.earlier,
      choiceOf(values),
    );
    const { refund } = await call('refundOrder', {
      parameters,
      body: { choice: choiceOf(values), expectedAmount, reason },
    }).catch((error: unknown) => {
      if (error instanceof CallError && error.code === 'PRICE_CHANGED') onChanged();
      throw error;
    });
    const { tone, title, description } = refundNews(refund, currency);
    toast[tone](title, description === undefined ? {} : { description });
    onClose();
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Refund order ${order.orderNumber}`}
      description={`To ${cardName(payment.card)}, from ${isolated(order.customer.name)}. ${formatMoney(left, currency)} can be given back.`}
    >
      <ActionForm<Values, z.output<typeof schema>>
        schema={schema as unknown as z.ZodType<z.output<typeof schema>, Values>}
        values={startOf(refundable)}
        names={names}
        label="Refund"
        labels={(values) => [buttonLabel(refundable, values), 'Refunding…']}
        look="danger"
        undone="Nothing was refunded."
        typed={['lines', 'extras', 'amount', 'text']}
        onSubmit={submit}
        onCancel={onClose}
      >
        <RadioGroupInput<Values>
          name="kind"
          options={[
            {
              value: 'whole',
              label: refundable.earlier.length > 0 ? 'All that is left' : 'All of it',
              hint: formatMoney(left, currency),
            },
            {
              value: 'parts',
              label: 'Some dishes',
              hint: 'With their share of discounts, points and taxes.',
            },
            { value: 'amount', label: 'An amount' },
          ]}
        />
        <Parts refundable={refundable} />
        {isOpen(order) && <WhatBecomesOfIt order={order} mayCancel={mayCancel} />}
        <Reason />
      </ActionForm>
    </FormDialog>
  );
}

const startOf = ({ order }: Refundable): Values => ({
  kind: 'whole',
  lines: Object.fromEntries(order.items.map(({ orderItemGuid }) => [orderItemGuid, 0])),
  extras: [],
  amount: undefined,
  outcome: 'goesOn',
  choice: null,
  text: '',
});

function buttonLabel(refundable: Refundable, values: Values): string {
  const found = reckoned(refundable, values);
  if (!('refund' in found)) return 'Refund';
  const amount = formatMoney(found.refund.amount, refundable.order.totals.currency);
  return isCancelling(values) ? `Cancel the order and refund ${amount}` : `Refund ${amount}`;
}

/** Only with all of its money: a cancelled order keeps nothing. */
const isCancelling = ({ kind, outcome }: Pick<Values, 'kind' | 'outcome'>): boolean =>
  kind === 'whole' && outcome === 'cancel';

/** A refund alone stops nobody from making the order, which is asked or said while it is open. */
function WhatBecomesOfIt({ order, mayCancel }: { order: Order; mayCancel: boolean }) {
  const kind = useWatch<Values, 'kind'>({ name: 'kind' });
  if (kind !== 'whole')
    return (
      <Notice tone="info">
        <strong>The order goes on as it is:</strong> the kitchen is not told of this.
      </Notice>
    );
  if (!mayCancel)
    return (
      <Notice tone="warn">
        <strong>The order goes on:</strong> the kitchen makes it, and the guest expects it.
      </Notice>
    );
  return (
    <RadioGroupInput<Values>
      name="outcome"
      options={[
        {
          value: 'goesOn',
          label: 'It goes on',
          hint: 'The kitchen makes it, and the guest expects it.',
        },
        {
          value: 'cancel',
          label: 'Cancel it, too',
          hint: hasPreparationBegun(order)
            ? 'The kitchen has begun: its food is lost. Only a manager can take this back.'
            : 'Only a manager can take this back.',
        },
      ]}
    />
  );
}

function Reason() {
  const [kind, outcome, choice] = useWatch<Values, ['kind', 'outcome', 'choice']>({
    name: ['kind', 'outcome', 'choice'],
  });
  return (
    <>
      <RadioGroupInput<Values>
        name="choice"
        hint={
          isCancelling({ kind, outcome })
            ? 'The guest is told the reason, by mail and on the order’s page.'
            : 'The guest is not told the reason. It stays with the order.'
        }
        options={[
          ...reasons.map((reason) => ({ value: reason, label: reason })),
          { value: OWN_WORDS, label: 'Another reason' },
        ]}
      />
      {choice === OWN_WORDS && <LongTextInput<Values> name="text" rows={3} />}
    </>
  );
}

function Parts({ refundable }: { refundable: Refundable }) {
  const { order, earlier } = refundable;
  const { currency } = order.totals;
  const [kind, lines, extras] = useWatch<Values, ['kind', 'lines', 'extras']>({
    name: ['kind', 'lines', 'extras'],
  });
  const shares = useMemo(() => orderShares(order), [order]);
  if (kind === 'amount') return <MoneyInput<Values> name="amount" currency={currency} />;
  if (kind !== 'parts') return null;
  const money = (amount: number) => formatMoney(amount, currency);
  const open = refundExtras.filter((extra) => shares.extras[extra].gt(0) && !isExtraRefunded(earlier, extra));
  const found = reckoned(refundable, { kind, lines, extras });
  return (
    <>
      {order.items.map(({ orderItemGuid, name, quantity }) => {
        const rest = quantity - refundedOf(earlier, orderItemGuid);
        const share = shares.lines.get(orderItemGuid)?.amount.toNumber() ?? 0;
        return rest > 0 ? (
          <NumberInput<Values>
            key={orderItemGuid}
            name={`lines.${orderItemGuid}`}
            hint={`At most ${rest}. ${quantity > 1 ? `All ${quantity} cost ${money(share)}.` : `It cost ${money(share)}.`}`}
          />
        ) : (
          <p key={orderItemGuid} className="text-sm text-muted">
            {isolated(name)}: given back already
          </p>
        );
      })}
      {open.length > 0 && (
        <CheckboxGroupInput<Values>
          name="extras"
          options={open.map((extra) => ({
            value: extra,
            label: extraNames[extra],
            hint: money(shares.extras[extra].toNumber()),
          }))}
        />
      )}
      {'refund' in found && found.refund.cutFrom !== undefined && (
        <Notice tone="warn">
          These come to {money(found.refund.cutFrom)}, of which {money(found.refund.amount)} is left of the
          payment.
        </Notice>
      )}
    </>
  );
}
