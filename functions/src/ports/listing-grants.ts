// Consent of a person to read and change their business listings (OAuth 2 with PKCE), and the tokens that come of it.
import type { GoogleResult } from './google-result.ts';

/** Kept in the vault alone. */
export interface GrantedTokens {
  accessToken: string;
  /** Milliseconds. */
  expiresAt: number;
  /** Comes with consent only; a refreshed access token leaves it as it is. */
  refreshToken?: string;
}

export interface ListingApplication {
  clientId: string;
  consentPage: string;
  /** The verifier of the question with this state: follows from it by a secret of the installation, so that nobody has to keep it. */
  verifierOf(state: string): string;
}

export interface ListingGrants {
  /** The installation's application at the service, and the page that asks people; undefined where there is none. */
  application: ListingApplication | undefined;
  /** A code is good once, and for ten minutes. `revoked`: it is neither, or not for this verifier. */
  exchange(given: {
    code: string;
    verifier: string;
    redirectUri: string;
  }): Promise<GoogleResult<GrantedTokens>>;
  /** `revoked`: the consent was taken back or has ended, and the person must be asked again. */
  refresh(refreshToken: string): Promise<GoogleResult<GrantedTokens>>;
  /** Ends the consent. Answers also if it had ended before. */
  revoke(token: string): Promise<GoogleResult<void>>;
}
