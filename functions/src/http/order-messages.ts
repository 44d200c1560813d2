// Handlers for what guests are told about their orders, and on which devices.
import type { orderMessageEndpoints } from '@bite/shared/ordering/order-messages.contract';
import type { WritePath } from '../audit/write-path.ts';
import { listOrderMessages, sendMessageAgain } from '../ordering/messages/list-order-messages.ts';
import { endNotifying, type NotifyDeviceDeps, notifyDevice } from '../ordering/messages/notify-device.ts';
import type { RecordStore } from '../ports/records.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

interface OrderMessageDeps extends NotifyDeviceDeps {
  records: RecordStore;
  writePath: WritePath;
}

export const orderMessageHandlers = (
  deps: OrderMessageDeps,
): Pick<Handlers, keyof typeof orderMessageEndpoints | 'notifyDevice' | 'forgetDevice'> => ({
  listOrderMessages: answering(({ params, query, ...caller }) =>
    listOrderMessages(deps, caller, params, query),
  ),

  sendMessageAgain: answering(({ params: { messageId, ...place }, ...caller }) =>
    sendMessageAgain(deps, caller, place, messageId),
  ),

  notifyDevice: answering(({ params, body, diner }) => notifyDevice(deps, params, body, diner)),

  forgetDevice: answering(({ params, diner }) => endNotifying(deps, params, diner)),
});
