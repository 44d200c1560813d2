// Whether a call comes from an app of ours, as its attestation says.

export interface AppCheck {
  /** False for a token that is forged, expired or of another project. Throws where it cannot be told. */
  isGenuine(token: string): Promise<boolean>;
}
