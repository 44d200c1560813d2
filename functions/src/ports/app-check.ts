// Verifies App Check tokens.

export interface AppCheck {
  /** False for a token that is forged, expired or from another project. Throws if it cannot be checked. */
  isGenuine(token: string): Promise<boolean>;
}
