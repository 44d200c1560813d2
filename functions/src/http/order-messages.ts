// Handlers for what guests were told about their orders.
import type { orderMessageEndpoints } from '@bite/shared/ordering/order-messages.contract';
import type { WritePath } from '../audit/write-path.ts';
import { listOrderMessages, sendMessageAgain } from '../ordering/messages/list-order-messages.ts';
import type { RecordStore } from '../ports/records.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

interface OrderMessageDeps {
  records: RecordStore;
  writePath: WritePath;
  /** Milliseconds. */
  now: () => number;
}

export const orderMessageHandlers = (
  deps: OrderMessageDeps,
): Pick<Handlers, keyof typeof orderMessageEndpoints> => ({
  listOrderMessages: answering(({ params, query, ...caller }) =>
    listOrderMessages(deps, caller, params, query),
  ),

  sendMessageAgain: answering(({ params: { messageId, ...place }, ...caller }) =>
    sendMessageAgain(deps, caller, place, messageId),
  ),
});
