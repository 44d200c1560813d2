// What the gateway settled and paid out, beside our own payments.

import type { Answers } from '@bite/shared/api/answers';
import { daysBetween } from '@bite/shared/kernel/days-between';
import type { RestaurantRef } from '@bite/shared/paths';
import type { KeptBatch } from '@bite/shared/payments/payment-day.schema';
import type { OurSide, ReportedBatch } from '@bite/shared/payments/payment-reports.contract';
import type { Caller } from '../../identity/caller.ts';
import { merchantOf } from '../merchant-of.ts';
import { callsAtOnce, gatewayDays, keptDays, type Report, stoppedBy } from './gateway-days.ts';
import { batchOf } from './kept-funding.ts';
import { attemptsByRetref, oursByRetref } from './our-side.ts';
import { type ReportDeps, type Reported, reportedPlace } from './report-place.ts';

interface Asked {
  from: string;
  to: string;
  /** ISO instant: kept answers from before do not count. */
  since?: string | undefined;
}

/** Latest day first. Throws as assertMayAt does. */
export async function listSettlements(
  deps: ReportDeps,
  caller: Caller,
  at: RestaurantRef,
  asked: Asked,
): Promise<Answers['listSettlements']> {
  const reported = await reportedPlace(deps.records, caller, 'payments.read', at);
  const { days, answers, unknown, ...rest } = await answersFor(deps, reported, 'settlement', asked);
  const batches = [...answers.values()].flatMap((answer) => answer.batches);
  const ours = await oursIn(deps, reported.place, batches);
  return {
    ...rest,
    days: days.map((day) => {
      const answer = answers.get(day);
      return {
        ...askedDay(day, answer, unknown),
        batches: (answer?.batches ?? []).map((batch) => withOurs(batch, ours)),
      };
    }),
  };
}

/** A batch by its number at the gateway; none if it knows no such batch. Throws as assertMayAt does. */
export async function findSettlement(
  deps: ReportDeps,
  caller: Caller,
  { batchId, ...at }: RestaurantRef & { batchId: string },
): Promise<Answers['findSettlement']> {
  const { place } = await reportedPlace(deps.records, caller, 'payments.read', at);
  const merchant = await merchantOf(deps, place);
  if (!merchant) return { hasAccount: false, batches: [] };
  const said = await deps.cardGateway.settlement(merchant, { batchId });
  if (said.outcome === 'notDone' && said.reason === 'notFound') return { hasAccount: true, batches: [] };
  if (said.outcome !== 'found') return { hasAccount: true, batches: [], stopped: stoppedBy(said) };
  const batches = said.answer.map(batchOf);
  const ours = await oursIn(deps, place, batches);
  return { hasAccount: true, batches: batches.map((batch) => withOurs(batch, ours)) };
}

/** Latest day first. Throws as assertMayAt does. */
export async function listFunding(
  deps: ReportDeps,
  caller: Caller,
  at: RestaurantRef,
  asked: Asked,
): Promise<Answers['listFunding']> {
  const reported = await reportedPlace(deps.records, caller, 'payments.read', at);
  const { days, answers, unknown, ...rest } = await answersFor(deps, reported, 'funding', asked);
  const transactions = [...answers.values()].flatMap((answer) => answer.transactions);
  const retrefs = transactions.flatMap(({ retref }) => retref ?? []);
  const ours = oursByRetref(await attemptsByRetref(deps.records, reported.place, retrefs));
  return {
    ...rest,
    days: days.map((day) => {
      const answer = answers.get(day);
      return {
        ...askedDay(day, answer, unknown),
        deposits: answer?.deposits ?? [],
        transactions: (answer?.transactions ?? []).map((one) => ({
          ...one,
          ...sideOf(ours, one.retref),
        })),
        adjustments: answer?.adjustments ?? [],
        faults: answer?.faults ?? [],
      };
    }),
  };
}

/** What both reports say of a day; a day that the gateway was not asked about has no answer. */
const askedDay = (
  day: string,
  answer: { askedAt: string; isCut: boolean } | undefined,
  unknown: ReadonlySet<string>,
) => ({
  day,
  isKnown: answer !== undefined && !unknown.has(day),
  ...(answer && { askedAt: answer.askedAt }),
  isCut: answer?.isCut ?? false,
});

/** Without an account at the gateway, what it said before is still there. */
async function answersFor<Of extends Report>(
  deps: ReportDeps,
  reported: Reported,
  report: Of,
  { from, to, since }: Asked,
) {
  const days = daysBetween(from, to).reverse();
  const merchant = await merchantOf(deps, reported.place);
  if (merchant) {
    const asked = await gatewayDays(deps, { ...reported, merchant }, report, days, {
      budget: callsAtOnce(),
      since,
    });
    return { hasAccount: true, days, ...asked };
  }
  const kept = await keptDays(deps, reported.place, days);
  type Answer =
    Awaited<ReturnType<typeof gatewayDays<Of>>>['answers'] extends Map<string, infer One> ? One : never;
  const answers = new Map<string, Answer>();
  for (const [day, { [report]: answer }] of kept) if (answer) answers.set(day, answer as Answer);
  return { hasAccount: false, days, answers, unknown: new Set<string>() };
}

const oursIn = async (
  { records }: Pick<ReportDeps, 'records'>,
  place: RestaurantRef,
  batches: readonly KeptBatch[],
): Promise<Map<string, OurSide>> => {
  const retrefs = batches.flatMap(({ transactions }) => transactions.map(({ retref }) => retref));
  return oursByRetref(await attemptsByRetref(records, place, retrefs));
};

const withOurs = (batch: KeptBatch, ours: ReadonlyMap<string, OurSide>): ReportedBatch => ({
  ...batch,
  transactions: batch.transactions.map((one) => ({ ...one, ...sideOf(ours, one.retref) })),
});

const sideOf = (ours: ReadonlyMap<string, OurSide>, retref: string | undefined): { ours?: OurSide } => {
  const side = retref === undefined ? undefined : ours.get(retref);
  return side ? { ours: side } : {};
};
