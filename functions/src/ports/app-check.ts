// Verifies App Check tokens.

export interface AppCheck {
  /** False for a token that is forged, expired or of another project. Throws where it cannot be told. */
  isGenuine(token: string): Promise<boolean>;
}
