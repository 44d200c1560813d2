// The gateway's reports by day. It answers twenty calls a minute from one address, so that each day's answer is kept, a request
// makes few calls, and a refusal ends it with what there is: the next request goes on where this one stopped.
import type { RestaurantRef } from '@bite/shared/paths';
import type { KeptFunding, KeptSettlement, PaymentDay } from '@bite/shared/payments/payment-day.schema';
import type { Stopped } from '@bite/shared/payments/payment-reports.contract';
import { compactDay, dayAt, isWithinYear, monthDay, stands } from '@bite/shared/payments/report-days';
import { paymentDaysOf } from '../../collections/payment-days.ts';
import type { CardGateway, Merchant, NotDone, Unknown } from '../../ports/card-gateway.ts';
import type { RecordStore } from '../../ports/records.ts';
import { keptFunding, keptSettlement } from './kept-funding.ts';
import { type NoteChargebacksDeps, noteChargebacks } from './note-chargebacks.ts';

export interface GatewayDaysDeps extends NoteChargebacksDeps {
  records: RecordStore;
  cardGateway: Pick<CardGateway, 'settlement' | 'funding'>;
  /** Milliseconds. */
  now: () => number;
}

/** Whose days they are. */
export interface ReportPlace {
  place: RestaurantRef;
  merchant: Merchant;
  zone: string;
  currency: string;
}

export type Report = 'settlement' | 'funding';
interface Reports {
  settlement: KeptSettlement;
  funding: KeptFunding;
}

/** How many calls may still be made. */
export interface CallBudget {
  left: number;
}
/** Of one request: two screens and the nightly comparison together stay within the limit. */
export const callsAtOnce = (): CallBudget => ({ left: 8 });
/** Then the next request is welcome, in seconds. */
const PAUSE = 25;
const LIMITED_PAUSE = 60;

interface Asked {
  budget: CallBudget;
  /** See `stands`. */
  since?: string | undefined;
}

/**
 * The kept answers of these days as far as they stand, asking for the others in this order. `unknown` are those that could not be
 * asked for, though an older answer may be there.
 */
export async function gatewayDays<Of extends Report>(
  deps: GatewayDaysDeps,
  at: ReportPlace,
  report: Of,
  days: readonly string[],
  { budget, since }: Asked,
): Promise<{ answers: Map<string, Reports[Of]>; unknown: Set<string>; stopped?: Stopped }> {
  const kept = await keptDays(deps, at.place, days);
  const isToAsk = asking(at, { now: deps.now(), since });
  const answers = new Map<string, Reports[Of]>();
  const unknown = new Set<string>();
  let stopped: Stopped | undefined;
  for (const day of days) {
    const answer = kept.get(day)?.[report] as Reports[Of] | undefined;
    if (answer) answers.set(day, answer);
    if (!isToAsk(day, answer)) continue;
    const fresh = stopped ? { stopped } : await askWithin(budget, () => askFor(deps, at, report, day));
    if ('stopped' in fresh) {
      stopped = fresh.stopped;
      unknown.add(day);
    } else answers.set(day, fresh.answer as Reports[Of]);
  }
  return { answers, unknown, ...(stopped && { stopped }) };
}

/** Whether the gateway is to be asked about a day. */
const asking =
  ({ merchant, zone }: ReportPlace, { now, since }: { now: number; since: string | undefined }) =>
  (day: string, kept: KeptSettlement | KeptFunding | undefined): boolean => {
    const today = dayAt(now, zone);
    if (day > today || !isWithinYear(day, today)) return false;
    const isOfThisAccount = kept?.merchantId === merchant.merchantId;
    return !(isOfThisAccount && stands(kept.askedAt, day, { zone, now, since }));
  };

type Answered = { answer: KeptSettlement | KeptFunding } | { stopped: Stopped };

async function askWithin(budget: CallBudget, ask: () => Promise<Answered>): Promise<Answered> {
  if (budget.left <= 0) return { stopped: { reason: 'busy', goesOnIn: PAUSE } };
  budget.left -= 1;
  return ask();
}

export async function keptDays(
  { records }: Pick<GatewayDaysDeps, 'records'>,
  place: RestaurantRef,
  days: readonly string[],
): Promise<Map<string, PaymentDay>> {
  const found = await records.getAll(paymentDaysOf(place), days.map(compactDay));
  return new Map(found.flatMap((one) => (one ? [[one.day, one]] : [])));
}

async function askFor(
  deps: GatewayDaysDeps,
  { place, merchant, zone, currency }: ReportPlace,
  report: Report,
  day: string,
): Promise<Answered> {
  const asked = { askedAt: new Date(deps.now()).toISOString(), merchantId: merchant.merchantId };
  if (report === 'settlement') {
    const said = await deps.cardGateway.settlement(merchant, { date: monthDay(day) });
    if (said.outcome !== 'found') return { stopped: stoppedBy(said) };
    const answer = keptSettlement(said.answer, asked);
    await keep(deps, place, day, { settlement: answer });
    return { answer };
  }
  const said = await deps.cardGateway.funding(merchant, compactDay(day));
  if (said.outcome !== 'found') return { stopped: stoppedBy(said) };
  const { funding, chargebacks } = keptFunding(said.answer, currency, asked);
  // First, since a kept day is not asked for again.
  await noteChargebacks(deps, { place, zone, currency }, chargebacks);
  await keep(deps, place, day, { funding });
  return { answer: funding };
}

/** What a refusal means for the rest of the request. */
export function stoppedBy(said: Unknown | NotDone): Stopped {
  if (said.outcome === 'unknown') return { reason: 'unknown' };
  if (said.reason === 'limited')
    return { reason: 'limited', goesOnIn: Math.min(600, Math.ceil(said.retryAfter ?? LIMITED_PAUSE)) };
  if (said.reason === 'credentials' || said.reason === 'unreachable') return { reason: said.reason };
  return { reason: 'invalid' };
}

/** Leaves what else is kept of the day as it is. */
export const keep = (
  { records }: Pick<GatewayDaysDeps, 'records'>,
  place: RestaurantRef,
  day: string,
  part: Partial<PaymentDay>,
): Promise<void> =>
  records.transact(async (transaction) => {
    const at = paymentDaysOf(place);
    const stored = await transaction.get(at, compactDay(day));
    transaction.set(at, compactDay(day), { ...stored, day, ...part });
  });
