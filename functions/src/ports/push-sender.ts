// Sends notifications to browsers (Web Push). An installation without a key has none.
import type { PushDevice } from '@bite/shared/ordering/push-devices';

/** What the browser shows; it is encrypted for it alone. */
export interface PushNotification {
  title: string;
  text: string;
}

export interface PushSender {
  /** The public key that a browser asks for, base64url. */
  readonly key: string;
  /** Whether a notification could be sent there at all: a push service has a public address, and keys have to fit. */
  accepts(device: Pick<PushDevice, 'endpoint' | 'keys'>): Promise<boolean>;
  /**
   * Resolves when the push service has taken the notification; else throws SendingFailed, `refused` for a device that is not there
   * any more.
   */
  send(device: PushDevice, notification: PushNotification): Promise<void>;
}
