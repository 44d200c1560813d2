// How an order may be paid at this moment: by card on the site, or at the counter or the door.

export interface PaymentsOffered {
  /** Guests may pay by card. */
  cards: boolean;
  /** Guests may pay at the counter or at the door. */
  counter: boolean;
  /** From this total on, in the major unit, only cards are taken. */
  cardOnlyFrom?: number | undefined;
}

export interface PaymentOptions {
  card: boolean;
  counter: boolean;
  /** The restaurant takes cards, but not at this moment. */
  areCardsOff: boolean;
  /** The counter is left out because of the total. */
  isCardOnly: boolean;
}

/**
 * @param offered Undefined for a restaurant that takes no cards: its guests pay at the counter.
 * @param total In the major unit; an order that comes to nothing needs no card.
 */
export function paymentOptions(
  offered: PaymentsOffered | undefined,
  { cardsOff = false }: { cardsOff?: boolean | undefined },
  total: number,
): PaymentOptions {
  if (!offered || total === 0) return { card: false, counter: true, areCardsOff: false, isCardOnly: false };
  const { cards, counter, cardOnlyFrom } = offered;
  const card = cards && !cardsOff;
  // While there are no cards, nobody could order anything large.
  const isCardOnly = card && counter && cardOnlyFrom !== undefined && total >= cardOnlyFrom;
  return {
    card,
    counter: counter && !isCardOnly,
    areCardsOff: cards && cardsOff,
    isCardOnly,
  };
}
