// The list of common passwords.

export interface CommonPasswords {
  /** Case-insensitive. */
  has(password: string): Promise<boolean>;
}
