// Secrets of a restaurant: logins and tokens of outside services. Clients can only write them; they are read by the adapter
// of the service alone. Screens see that a secret is set, since when, and by whom.
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
  /** The uid of the person who set it. */
  setBy: string;
}

export interface Vault {
  /** Replaces an earlier secret. @param setBy The uid of the person who sets it. */
  put(ref: SecretRef, secret: string, setBy: string): Promise<void>;
  /** Undefined if there is none. Throws UnreadableSecret if it cannot be decrypted. Never sent to a client. */
  open(ref: SecretRef): Promise<string | undefined>;
  /** The displayable state of a restaurant's secrets, by name. */
  list(at: RestaurantRef): Promise<KeptSecret[]>;
  /** Does nothing if there is none. */
  remove(ref: SecretRef): Promise<void>;
}

/** It was altered, belongs elsewhere, or its key is no longer known. Contains nothing of the secret. */
export class UnreadableSecret extends Error {
  constructor({ at, name }: SecretRef) {
    super(`The secret ${name} of restaurant ${at.restaurantId} cannot be opened`);
    this.name = 'UnreadableSecret';
  }
}
