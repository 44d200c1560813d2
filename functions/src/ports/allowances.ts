// Rate limit allowances that all instances share.

export interface Allowance {
  /** The limit for all instances together. */
  max: number;
  /** When the window ends, in milliseconds; the key is not used after that. */
  endsAt: number;
}

/** An allowance of what is only known to count against it once it is over. */
export interface HeldAllowance extends Allowance {
  key: string;
  /** How many may be under way at once; never more than are left of the allowance. */
  atOnce: number;
}

/** Something that is under way. */
export interface Hold {
  id: string;
  /** When it counts as over although nobody said so, in milliseconds: its process may have ended. */
  until: number;
}

/** `underWay`: how many of each are under way now, this one included. spent: nothing is left of the allowance. */
export type HoldAnswer =
  | { underWay: readonly number[] }
  | { refusedBy: HeldAllowance; why: 'busy' | 'spent' };

export interface Allowances {
  /**
   * Takes up to `wanted` of the remaining allowance. However many ask at once, no more than `max` is ever granted for a key.
   * @returns How many were taken, 0 or more. Throws if they cannot be counted.
   */
  take(key: string, allowance: Allowance, wanted: number): Promise<number>;
  /** How many were taken. Throws if that cannot be read. */
  taken(key: string): Promise<number>;
  /**
   * Begins something that counts for all of these at once, or for none of them. Idempotent by the id. However many ask at once, no more than
   * `atOnce` are under way for a key. @param now Milliseconds. Throws if they cannot be counted.
   */
  hold(allowances: readonly HeldAllowance[], hold: Hold, now: number): Promise<HoldAnswer>;
  /** Ends it. @param used How many it takes of each allowance, however many are left. Throws if that cannot be written. */
  endHold(allowances: readonly HeldAllowance[], id: string, used: number): Promise<void>;
  /** The ids of what is under way. Throws if that cannot be read. */
  underWay(key: string, now: number): Promise<string[]>;
}
