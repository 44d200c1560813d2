// Secrets that belong to a restaurant: logins and tokens of outside services. They go in, and come out for the adapter of the
// service alone; screens learn that there is one, since when, and by whom.
import type { RestaurantRef } from '@bite/shared/paths';

export interface SecretRef {
  at: RestaurantRef;
  /** 'cardGateway' */
  name: string;
}

export interface KeptSecret {
  name: string;
  /** ISO instant. */
  setAt: string;
  /** The uid of whoever set it. */
  setBy: string;
}

export interface Vault {
  /** Takes the place of an earlier one. @param setBy The uid of whoever sets it. */
  put(ref: SecretRef, secret: string, setBy: string): Promise<void>;
  /** Undefined where there is none. Throws UnreadableSecret where it cannot be opened. Never answered to a client. */
  open(ref: SecretRef): Promise<string | undefined>;
  /** What may be shown of a restaurant's secrets, by their names. */
  list(at: RestaurantRef): Promise<KeptSecret[]>;
  /** Nothing happens where there is none. */
  remove(ref: SecretRef): Promise<void>;
}

/** It was changed where it lies, belongs elsewhere, or its key is none of ours any more. Says nothing of what it held. */
export class UnreadableSecret extends Error {
  constructor({ at, name }: SecretRef) {
    super(`The secret ${name} of restaurant ${at.restaurantId} cannot be opened`);
    this.name = 'UnreadableSecret';
  }
}
