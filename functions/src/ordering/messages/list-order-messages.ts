// Lists what guests were told, and has staff send again what failed.

import type { Answers } from '@bite/shared/api/answers';
import { may } from '@bite/shared/identity/roles';
import { DomainError } from '@bite/shared/kernel/errors';
import type { OrderMessage } from '@bite/shared/ordering/order-message.schema';
import { masked } from '@bite/shared/ordering/order-messages';
import type { ListedMessage } from '@bite/shared/ordering/order-messages.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import type { WritePath } from '../../audit/write-path.ts';
import { pageAnswerOf } from '../../collections/page-answer.ts';
import { assertMayIn } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import type { RecordStore } from '../../ports/records.ts';
import { messageWork, orderMessagesOf } from './order-messages.ts';

interface Asked {
  limit: number;
  pageToken?: string | undefined;
  state?: 'failed' | undefined;
  orderGuid?: string | undefined;
}

/** Of one order: its events are few. */
const MOST_OF_AN_ORDER = 100;

/** Latest first. Throws as assertMayIn does. */
export async function listOrderMessages(
  { records }: { records: Pick<RecordStore, 'get' | 'page' | 'find'> },
  { user }: Caller,
  place: RestaurantRef,
  { state, orderGuid, ...page }: Asked,
): Promise<Answers['listOrderMessages']> {
  await assertMayIn(records, user, 'orders.read', place);
  const at = orderMessagesOf(place);
  const isWhole = may(user, 'orders.correct', place);
  const listed = (found: readonly { id: string; record: OrderMessage }[]) =>
    found.map(({ id, record }) => described(id, record, isWhole));
  if (orderGuid !== undefined) {
    const where = [{ field: 'orderGuid', is: '==', value: orderGuid }] as const;
    const found = await records.find(at, { where, limit: MOST_OF_AN_ORDER });
    const messages = listed(found).sort((one, other) => other.createdAt.localeCompare(one.createdAt));
    return { messages: messages.filter((message) => state === undefined || message.state === state) };
  }
  const { found, ...rest } = await records.page(at, {
    ...page,
    ...(state !== undefined && { where: [{ field: 'state', is: '==', value: state }] }),
    orderBy: { field: 'createdAt', direction: 'desc' },
  });
  return { messages: listed(found), ...pageAnswerOf(rest) };
}

/** Whole for those who look after mistakes: a mistyped address is one. Of a device its last digits tell it from another. */
function described(messageId: string, message: OrderMessage, isWhole: boolean): ListedMessage {
  const { orderGuid, orderNumber, kind, channel, to, state, reason, createdAt, dueAt, changedAt } = message;
  return {
    messageId,
    orderGuid,
    orderNumber,
    kind,
    channel,
    to: isWhole && channel !== 'push' ? to : masked(to),
    state,
    ...(reason && { reason }),
    createdAt,
    dueAt,
    changedAt,
  };
}

/**
 * Has a message that failed sent again, at once. One that waits, is on its way or was sent stays as it is, so that a second tap does
 * nothing. Throws as assertMayIn does, NOT_FOUND, and TRANSITION_REFUSED for one that was left out on purpose.
 */
export async function sendMessageAgain(
  { records, writePath, now }: { records: Pick<RecordStore, 'get'>; writePath: WritePath; now: () => number },
  caller: Caller,
  place: RestaurantRef,
  messageId: string,
): Promise<ListedMessage> {
  await assertMayIn(records, caller.user, 'orders.write', place);
  const at = orderMessagesOf(place);
  const missing = () => new DomainError('NOT_FOUND', 'This message is not kept any more');
  await writePath.transact(authorOf(caller), async (transaction) => {
    const before = await transaction.get(at, messageId);
    if (!before) throw missing();
    if (before.state === 'skipped')
      throw new DomainError('TRANSITION_REFUSED', 'This message was left out on purpose', {
        state: before.state,
      });
    if (before.state !== 'failed') return;
    const { reason: _, ...rest } = before;
    const changedAt = new Date(now()).toISOString();
    const repeats = before.repeats + 1;
    transaction.replace(at, messageId, before, { ...rest, state: 'waiting', repeats, changedAt });
    transaction.enqueue(messageWork(place, messageId, now(), { repeats }));
  });
  const message = await records.get(at, messageId);
  if (!message) throw missing();
  return described(messageId, message, may(caller.user, 'orders.correct', place));
}
