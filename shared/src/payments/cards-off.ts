// Whether a restaurant that takes cards has them off at this moment.

/** Below site_configuration: the switch for all restaurants. */
export const PLATFORM_CARDS = 'cardPayments';

export interface CardsOff {
  /** Staff have switched cards off until they switch them on again. */
  switchedOff?: { at: string; by: string } | undefined;
  /** The gateway fails: cards rest by themselves until then. */
  restingUntil?: string | undefined;
}

/** @param now Milliseconds. */
export const areCardsOff = ({ switchedOff, restingUntil }: CardsOff, now: number): boolean =>
  switchedOff !== undefined || (restingUntil !== undefined && Date.parse(restingUntil) > now);
