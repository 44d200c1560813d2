// Whether guests can pay by card at this moment, and the switch that holds at once.
import { useState } from 'react';
import { toast } from 'sonner';
import { formatMoment } from '../../../lib/date-format.ts';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice, type Tone } from '../../../ui/notice.tsx';
import { type SetupRecord, useShowSetup } from './setup-queries.ts';

export function CardsNow({ record, isEditor }: { record: SetupRecord; isEditor: boolean }) {
  const { call, clock } = usePorts();
  const { tenantId, restaurantId, restaurant } = usePlace();
  const show = useShowSetup();
  const [isAsking, setAsking] = useState(false);
  const { setup } = record;
  const isOff = setup.switchedOff !== undefined;
  const { tone, text } = stateOf(record, clock.now(), restaurant.timezone);
  const turn = async () => {
    const parameters = { tenantId, restaurantId };
    show(await call('switchCards', { parameters, body: { off: !isOff } }));
    toast.success(isOff ? 'Cards are taken again' : 'No cards are taken for now');
  };
  return (
    <>
      <Notice
        tone={tone}
        action={
          isEditor &&
          (setup.cards || isOff) && (
            <Button look={isOff ? 'strong' : 'secondary'} onClick={() => setAsking(true)}>
              {isOff ? 'Take cards again' : 'Take no cards for now'}
            </Button>
          )
        }
      >
        {text}
      </Notice>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={isOff ? 'Take cards again?' : 'Take no cards for now?'}
        confirmLabel={isOff ? 'Take cards again' : 'Take no cards'}
        pendingLabel="Switching…"
        tone={isOff ? 'normal' : 'danger'}
        onConfirm={turn}
      >
        {isOff ? (
          <p>Guests can pay by card at once.</p>
        ) : (
          <p>
            At once, also for guests who are just ordering.{' '}
            {setup.counter
              ? 'They can still pay at the counter or the door.'
              : 'They cannot order at all, since you take nothing else.'}{' '}
            Orders that are paid stay as they are.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

function stateOf({ setup, offForAll }: SetupRecord, now: number, zone: string): { tone: Tone; text: string } {
  const { restingUntil } = setup;
  if (offForAll)
    return {
      tone: 'warn',
      text: `Bite takes no cards for any restaurant at the moment${offForAll.reason === undefined ? '' : `: ${offForAll.reason}`}. They come back by themselves.`,
    };
  if (setup.switchedOff)
    return {
      tone: 'warn',
      text: `No cards are taken since ${formatMoment(setup.switchedOff.at, zone)}, until somebody takes them again.`,
    };
  if (!setup.cards)
    return {
      tone: 'info',
      text: 'Guests pay at the counter or the door. No cards are taken on the website.',
    };
  if (restingUntil !== undefined && Date.parse(restingUntil) > now)
    return {
      tone: 'warn',
      text: 'The card gateway fails, so that cards rest. They come back by themselves once it answers again.',
    };
  return { tone: 'good', text: 'Guests can pay by card on the website.' };
}
