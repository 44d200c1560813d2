// The list of common passwords.

export interface CommonPasswords {
  /** However its letters are written. */
  has(password: string): Promise<boolean>;
}
