// Handlers for what staff do with the money of one order.
import type { refundEndpoints } from '@bite/shared/payments/refunds.contract';
import { lookAtPayment } from '../payments/attention.ts';
import { changeTip } from '../payments/change-tip.ts';
import { listOrderPayments } from '../payments/list-order-payments.ts';
import { type RefundOrderDeps, refundOrder } from '../payments/refund-order.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { Orders } from '../ports/orders.ts';
import type { RecordStore } from '../ports/records.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

type RefundsDeps = RefundOrderDeps & { records: RecordStore; orders: Orders; dueWorkQueue: DueWorkQueue };

export const refundHandlers = (deps: RefundsDeps): Pick<Handlers, keyof typeof refundEndpoints> => ({
  listOrderPayments: answering(({ params, ...caller }) => listOrderPayments(deps, caller, params)),

  refundOrder: answering((request) =>
    refundOrder(withIdempotencyKey(deps, request), request, request.params, request.body),
  ),

  lookAtPayment: answering(({ params, ...caller }) => lookAtPayment(deps, caller, params)),

  changeTip: answering(({ params, body, ...caller }) => changeTip(deps, caller, params, body)),
});
