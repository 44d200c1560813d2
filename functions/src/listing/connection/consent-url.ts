// Where a person's browser goes to give access to their business listings.

const scope = 'https://www.googleapis.com/auth/business.manage';

export interface ConsentQuestion {
  clientId: string;
  /** The service's page: 'https://accounts.google.com/o/oauth2/v2/auth' */
  consentPage: string;
  state: string;
  /** SHA-256 of the verifier, base64url. */
  challenge: string;
  redirectUri: string;
}

/** A refresh token only comes to those who ask offline and with consent each time. */
export function consentUrl({
  clientId,
  consentPage,
  state,
  challenge,
  redirectUri,
}: ConsentQuestion): string {
  const url = new URL(consentPage);
  const question = {
    ...{ client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope, state },
    ...{ code_challenge: challenge, code_challenge_method: 'S256' },
    ...{ access_type: 'offline', prompt: 'select_account consent' },
  };
  for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value);
  return url.href;
}
