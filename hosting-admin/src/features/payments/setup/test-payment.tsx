// A payment that shows that all of it works: one dollar, reserved on a card and released at once. The card is typed into the
// gateway's own fields, in a frame: its number never reaches this page.
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { TestPayment as Tested } from '@bite/shared/payments/payment-setup.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, Facts } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CardFrame, type TypedCard } from './card-frame.tsx';
import { setupQuery } from './setup-queries.ts';

interface TestPaymentProps {
  cardField: string;
  testedAt: string | undefined;
}

export function TestPayment({ cardField, testedAt }: TestPaymentProps) {
  const { restaurant } = usePlace();
  const [isOpen, setOpen] = useState(false);
  const amount = formatMoney(1, restaurant.currency);
  return (
    <Card
      title="Test payment"
      description={
        <>
          Reserves {amount} on a card of yours and releases it at once.
          {testedAt !== undefined && (
            <>
              {' '}
              It last worked on <DateText iso={testedAt} withTime />.
            </>
          )}
        </>
      }
      actions={!isOpen && <Button onClick={() => setOpen(true)}>Make a test payment</Button>}
    >
      {isOpen && <TestForm cardField={cardField} amount={amount} />}
    </Card>
  );
}

function TestForm({ cardField, amount }: { cardField: string; amount: string }) {
  const { card, setCard, postal, setPostal, isPaying, failure, tested, fault, turn, pay } = useTestPayment();
  return (
    <form
      aria-label="Test payment"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPaying) void pay();
      }}
    >
      <CardFrame key={turn} address={cardField} isRead={card !== undefined} error={fault} onCard={setCard} />
      <div className="sm:max-w-xs">
        <TextField
          label="Postal code of the bank statement"
          autoComplete="off"
          maxLength={10}
          value={postal}
          onChange={({ target }) => setPostal(target.value)}
          hint="Left empty, the bank is not asked about it."
        />
      </div>
      {failure !== undefined && <FailureNotice error={failure} undone="Nothing was reserved." />}
      {tested && <Result tested={tested} />}
      <div>
        <Button type="submit" look="primary" aria-disabled={isPaying}>
          {isPaying ? 'Asking the bank…' : `Reserve ${amount} and release it`}
        </Button>
      </div>
    </form>
  );
}

function useTestPayment() {
  const { call } = usePorts();
  const client = useQueryClient();
  const place = usePlace();
  const { tenantId, restaurantId } = place;
  const [card, setCard] = useState<TypedCard>();
  const [postal, setPostal] = useState('');
  const [isPaying, setPaying] = useState(false);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [tested, setTested] = useState<Tested>();
  const [turn, setTurn] = useState(1);
  const pay = async () => {
    setFailure(undefined);
    setTested(undefined);
    setFault(card ? undefined : 'Please fill in the number, the expiry date and the security code');
    if (!card) return;
    setPaying(true);
    const body = { card: { ...card, ...(postal.trim() && { postal: postal.trim() }) } };
    try {
      setTested(await call('makeTestPayment', { parameters: { tenantId, restaurantId }, body }));
      // A token with its security code is good for one payment.
      setCard(undefined);
      setTurn(turn + 1);
      void client.invalidateQueries({ queryKey: setupQuery(call, place).queryKey });
    } catch (error) {
      setFailure(error);
    } finally {
      setPaying(false);
    }
  };
  const hear = (typed: TypedCard | undefined) => {
    setCard(typed);
    if (typed) setFault(undefined);
  };
  return { card, setCard: hear, postal, setPostal, isPaying, failure, tested, fault, turn, pay };
}

const postalWords = {
  match: 'It belongs to the card',
  mismatch: 'It does not belong to the card',
  unchecked: 'Not checked',
} as const;
const codeWords = {
  match: 'It is right',
  mismatch: 'It is wrong',
  unchecked: 'Not checked',
} as const;

function Result({ tested }: { tested: Tested }) {
  const { outcome, isReturned, problem, reference, postal, securityCode } = tested;
  const isFine = outcome === 'approved' && isReturned;
  return (
    <div className="grid gap-3">
      <Notice tone={isFine ? 'good' : 'warn'} role="status">
        {isFine && 'It works: the payment was approved and released.'}
        {outcome === 'approved' && !isReturned && 'The payment was approved, but it could not be released.'}
        {problem}
        {!isReturned &&
          ' The bank releases it by itself after some days, or you void it on the gateway’s own pages.'}
      </Notice>
      {outcome === 'approved' && (
        <Facts
          facts={[
            ['Postal code', postal ? postalWords[postal] : 'Not checked'],
            ['Security code', securityCode ? codeWords[securityCode] : 'Not checked'],
            ...(reference === undefined ? [] : [['Reference at the gateway', reference] as const]),
          ]}
        />
      )}
    </div>
  );
}
