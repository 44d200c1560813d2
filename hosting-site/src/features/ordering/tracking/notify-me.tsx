// "Notify me when it is ready": this device tells the guest, also while the page is closed.
import { t } from '@bite/shared/kernel/translate';
import { isStillAwaited } from '@bite/shared/ordering/push-devices';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { notifyingAbility } from '../../../lib/notifying.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type NotifyingProblem, useNotifying } from './use-notifying.ts';
import type { TrackedState } from './use-tracked-order.ts';

interface NotifyMeProps {
  token: string;
  order: TrackedOrder;
  tracked: TrackedState;
}

/** Nothing where nobody can be notified, and once the order is over. */
export function NotifyMe({ token, order, tracked }: NotifyMeProps) {
  const { push } = order;
  if (!push) return null;
  const ability = notifyingAbility();
  if (ability === 'here') return <Switch token={token} order={order} tracked={tracked} push={push} />;
  if (ability === 'nowhere' || !isStillAwaited(order)) return null;
  return (
    <p className="no-print text-sm text-soft">
      {t(
        'An iPhone or iPad shows notifications only for sites on its home screen. Add this site with Share, and order from there next time.',
      )}
    </p>
  );
}

function Switch({
  token,
  order,
  tracked,
  push,
}: NotifyMeProps & { push: NonNullable<TrackedOrder['push']> }) {
  const { isOn, isWorking, problem, turnOn, turnOff } = useNotifying(token, push, tracked);
  if (isOn === undefined || (!isOn && !isStillAwaited(order))) return null;
  const isDelivery = order.type === 'delivery';
  return (
    <section className="no-print grid gap-3 rounded-2xl border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div role="status" className="min-w-0 flex-1 basis-64">
          <h2 className="font-bold">
            {t(isOn ? 'This device is told' : 'You need not keep this page open')}
          </h2>
          <p className="text-soft">{explanationOf(isOn, isDelivery)}</p>
        </div>
        <Button look={isOn ? 'quiet' : 'filled'} aria-disabled={isWorking} onClick={isOn ? turnOff : turnOn}>
          {buttonText(isOn, isWorking, isDelivery)}
        </Button>
      </div>
      {problem ? <Problem problem={problem} isOn={isOn} /> : null}
    </section>
  );
}

function explanationOf(isOn: boolean, isDelivery: boolean): string {
  if (!isOn) return t('This device can show a notification, also while the page is closed.');
  return t(
    isDelivery
      ? 'It shows a notification when your order is on its way, and if it is cancelled.'
      : 'It shows a notification when your order is ready, and if it is cancelled.',
  );
}

function buttonText(isOn: boolean, isWorking: boolean, isDelivery: boolean): string {
  if (isWorking) return t('One moment…');
  if (isOn) return t('Do not notify me');
  return t(isDelivery ? 'Notify me when it is on its way' : 'Notify me when it is ready');
}

function Problem({ problem, isOn }: { problem: NotifyingProblem; isOn: boolean }) {
  return (
    <Notice tone="bad" isAlert>
      {problem === 'blocked' ? (
        <>
          <p className="font-semibold">{t('Your browser blocks notifications of this site.')}</p>
          <p>
            {t(
              'Allow them in the browser’s settings for this site, mostly at the symbol beside its address. Then press the button again.',
            )}
          </p>
        </>
      ) : (
        <>
          <p className="font-semibold">
            {t(isOn ? 'This device is still told.' : 'This device is not told.')}
          </p>
          <p>{problem.failed}</p>
        </>
      )}
    </Notice>
  );
}
