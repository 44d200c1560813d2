// The passwords that anybody who guesses tries first.

export interface CommonPasswords {
  /** However its letters are written. */
  has(password: string): Promise<boolean>;
}
