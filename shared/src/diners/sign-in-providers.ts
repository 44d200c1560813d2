// Who guests may sign in with besides the mailed code.
export const signInProviders = ['google', 'apple'] as const;
export type SignInProvider = (typeof signInProviders)[number];

export const providerNames: Readonly<Record<SignInProvider, string>> = { google: 'Google', apple: 'Apple' };

/**
 * Why nobody came back signed in. denied: the guest said no there; expired: it took too long, or was begun in another browser; failed:
 * the provider did not answer, or nothing that can be trusted.
 */
export const providerFailures = ['denied', 'expired', 'failed'] as const;
export type ProviderFailure = (typeof providerFailures)[number];

/** Names in the fragment with which the guest comes back to the account page. */
export const PROVIDER_CODE = 'provider-code';
export const PROVIDER_FAILED = 'provider-failed';
