// What is said of messages to guests.
import { isolated } from '@bite/shared/kernel/isolated';
import type { MessageReason, MessageState } from '@bite/shared/ordering/order-message.schema';
import type { MessageChannel, MessageKind } from '@bite/shared/ordering/order-messages';
import type { ListedMessage } from '@bite/shared/ordering/order-messages.contract';
import type { Tone } from '../../../ui/notice.tsx';

export const kindWords: Readonly<Record<MessageKind, string>> = {
  received: 'Received',
  accepted: 'Accepted',
  ready: 'Ready',
  onItsWay: 'On its way',
  cancelled: 'Cancelled',
  restored: 'On again',
  refunded: 'Refunded',
};

export const channelWords: Readonly<Record<MessageChannel, string>> = {
  mail: 'Mail',
  text: 'Text',
  push: 'Push',
};

/** '…0123', or 'Device …3f2a', which has no name. */
export const recipientOf = ({ channel, to }: Pick<ListedMessage, 'channel' | 'to'>): string =>
  channel === 'push' ? `Device ${to}` : to;

export const stateWords: Readonly<Record<MessageState, { words: string; tone?: Tone }>> = {
  waiting: { words: 'Waiting', tone: 'info' },
  sending: { words: 'Sending', tone: 'info' },
  sent: { words: 'Sent', tone: 'good' },
  failed: { words: 'Failed', tone: 'danger' },
  skipped: { words: 'Not sent' },
};

const reasonWords: Readonly<Record<MessageReason, string>> = {
  switchedOff: 'Switched off in the settings',
  movedOn: 'The order had moved on',
  known: 'The guest had been told before',
  noAddress: 'No address, number or device to use',
  otherCountry: 'Numbers of this country are not texted',
  tooMany: 'Very many messages in an hour',
  notSetUp: 'Such messages are not set up',
  unavailable: 'The service could not be reached',
  refused: 'The address was refused',
  unclear: 'No answer: it may have arrived',
};

/** Why it is where it is; a message that waits for another try says that. */
export const reasonOf = ({ state, reason }: Pick<ListedMessage, 'state' | 'reason'>): string | undefined => {
  if (reason === undefined) return undefined;
  return state === 'waiting' ? `${reasonWords[reason]}: it is tried again` : reasonWords[reason];
};

/** 'Mail about order #042: ready' */
export const nameOf = ({ channel, orderNumber, kind }: ListedMessage): string =>
  `${channelWords[channel]} about order ${isolated(orderNumber)}: ${kindWords[kind].toLowerCase()}`;
