// Finds our payments and refunds by the gateway's references.
import { portionsOf } from '@bite/shared/kernel/portions';
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import type { OurSide } from '@bite/shared/payments/payment-reports.contract';
import { findReadable } from '../../collections/find-readable.ts';
import { attemptsOf } from '../../collections/payments.ts';
import type { RecordReader } from '../../ports/records.ts';

/** As many values as one query takes. */
const AT_ONCE = 30;
/** Queries that run together. */
const TOGETHER = 10;

/** Those whose own reference, or that of one of their refunds, is among these; without those that cannot be read. */
export async function attemptsByRetref(
  records: Pick<RecordReader, 'find'>,
  place: RestaurantRef,
  retrefs: readonly string[],
): Promise<PaymentAttempt[]> {
  const wanted = [...new Set(retrefs)];
  const parts = portionsOf(wanted, AT_ONCE);
  const found: PaymentAttempt[] = [];
  for (const together of portionsOf(parts, TOGETHER)) {
    const answers = await Promise.all(
      together.flatMap((value) =>
        (['in', 'array-contains-any'] as const).map((is) =>
          findReadable(records, attemptsOf(place), {
            where: [{ field: is === 'in' ? 'retref' : 'refundRetrefs', is, value }],
            limit: AT_ONCE * 4,
          }),
        ),
      ),
    );
    found.push(...answers.flatMap((answer) => answer.found.map(({ record }) => record)));
  }
  return [...new Map(found.map((attempt) => [attempt.attemptId, attempt])).values()];
}

/** By reference, what these attempts say about a payment or a refund. */
export function oursByRetref(attempts: readonly PaymentAttempt[]): Map<string, OurSide> {
  return new Map(
    attempts.flatMap((attempt) => {
      const { attemptId, orderGuid, orderNumber, state, retref, capturedAmount, amount, refunds } = attempt;
      const common = { attemptId, orderGuid, orderNumber, state };
      const sides: [string, OurSide][] = refunds.flatMap((refund) =>
        refund.retref === undefined || refund.retref === retref
          ? []
          : [[refund.retref, { ...common, what: 'refund', amount: refund.amount }]],
      );
      if (retref !== undefined)
        sides.push([retref, { ...common, what: 'payment', amount: capturedAmount ?? amount }]);
      return sides;
    }),
  );
}
