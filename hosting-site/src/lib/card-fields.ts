// What the checkout and the tracking page need of the fields for a card, which belong to another feature.
import type { ComponentType, Ref } from 'react';
import type { MeansToPay } from './order-payment.ts';

export interface CardFieldsHandle {
  /**
   * Waits a moment for what was just typed. Undefined if something is missing or wrong, which the fields then show, the first of
   * them marked as invalid.
   */
  read(): Promise<MeansToPay | undefined>;
  /** Empties the card's own field, for another card. */
  clear(): void;
}

export interface CardRefusal {
  /** In words for the guest. */
  text: string;
  /** No card is tried for a while. */
  isFinal: boolean;
}

export interface CardFieldsProps {
  ref: Ref<CardFieldsHandle>;
  /** Stands as the name on the card until the guest edits it. */
  guestName?: string;
  /** Why the last try charged nothing. */
  refusal: CardRefusal | undefined;
  /** The server's message of each field of the payment: 'card.postal'. */
  errors: Readonly<Record<string, string>>;
  /** Leads on without a card; undefined where there is no other way. */
  onPayOtherwise: (() => void) | undefined;
  /** What the button for that says. */
  payOtherwise: string;
}

export type CardFieldsPart = ComponentType<CardFieldsProps>;
