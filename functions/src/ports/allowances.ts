// Rate limit allowances that all instances share.

export interface Allowance {
  /** For all instances together. */
  max: number;
  /** When the window ends, in milliseconds; after that nobody asks for this key again. */
  endsAt: number;
}

export interface Allowances {
  /**
   * Takes up to `wanted` of what is left. However many ask at once, no more than `max` is ever given out for a key.
   * @returns How many were taken, from 0. Throws where it cannot be counted.
   */
  take(key: string, allowance: Allowance, wanted: number): Promise<number>;
}
