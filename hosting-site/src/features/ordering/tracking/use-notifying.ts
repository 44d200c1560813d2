// Whether this device is told about the order, and turning that on and off.
import { CallError } from '@bite/shared/api/client';
import { t } from '@bite/shared/kernel/translate';
import { deviceIdOf } from '@bite/shared/ordering/push-devices';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { useEffect, useState } from 'react';
import { loadEngine } from '../../../lib/engine.ts';
import { ownDeviceId, subscribe } from '../../../lib/notifying.ts';
import { refusalText } from '../../../lib/refusal-texts.ts';
import { useStorefront } from '../../../lib/site.ts';
import type { TrackedState } from './use-tracked-order.ts';

/** 'blocked': by the browser's settings of this site. */
export type NotifyingProblem = 'blocked' | { failed: string };

export interface Notifying {
  /** Undefined until it is known. */
  isOn: boolean | undefined;
  isWorking: boolean;
  problem: NotifyingProblem | undefined;
  turnOn: () => void;
  turnOff: () => void;
}

const usualFailure = (): string => t('Check your connection, and try again.');

/** Browsers do not say which of the two it is. */
const noSubscription = (): string =>
  t(
    'Your browser’s notification service did not answer. In a private window it never does; otherwise check your connection, and try again.',
  );

export function useNotifying(
  token: string,
  { key, devices }: NonNullable<TrackedOrder['push']>,
  tracked: TrackedState,
): Notifying {
  const { guid: restaurantGuid } = useStorefront().restaurant;
  const [own, setOwn] = useState<{ id: string | undefined }>();
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<NotifyingProblem>();

  useEffect(() => {
    void ownDeviceId()
      .catch(() => undefined)
      .then((id) => setOwn({ id }));
  }, []);

  const work = async (change: () => Promise<void>) => {
    if (isWorking) return;
    setWorking(true);
    setProblem(undefined);
    try {
      await change();
    } catch (error) {
      setProblem({ failed: error instanceof CallError ? refusalText(error) : usualFailure() });
    }
    setWorking(false);
  };

  const turnOn = async () => {
    const permission = await Notification.requestPermission();
    if (permission === 'denied') setProblem('blocked');
    if (permission !== 'granted') return;
    const device = await subscribe(key).catch(() => undefined);
    if (!device) return setProblem({ failed: noSubscription() });
    const { call } = await loadEngine();
    const order = await call('notifyDevice', { parameters: { restaurantGuid, token }, body: device });
    setOwn({ id: await deviceIdOf(device.endpoint) });
    tracked.show(order);
  };

  const turnOff = async () => {
    const deviceId = own?.id;
    if (deviceId === undefined) return;
    const { call } = await loadEngine();
    tracked.show(await call('forgetDevice', { parameters: { restaurantGuid, token, deviceId } }));
  };

  return {
    isOn: own && (own.id === undefined ? false : devices.includes(own.id)),
    isWorking,
    problem,
    turnOn: () => void work(turnOn),
    turnOff: () => void work(turnOff),
  };
}
