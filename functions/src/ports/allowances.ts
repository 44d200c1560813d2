// Rate limit allowances that all instances share.

export interface Allowance {
  /** The limit for all instances together. */
  max: number;
  /** When the window ends, in milliseconds; the key is not used after that. */
  endsAt: number;
}

export interface Allowances {
  /**
   * Takes up to `wanted` of the remaining allowance. However many ask at once, no more than `max` is ever granted for a key.
   * @returns How many were taken, 0 or more. Throws if they cannot be counted.
   */
  take(key: string, allowance: Allowance, wanted: number): Promise<number>;
  /** Whether nothing is left of it; takes nothing. Throws if that cannot be read. */
  isSpent(key: string, allowance: Allowance): Promise<boolean>;
}
