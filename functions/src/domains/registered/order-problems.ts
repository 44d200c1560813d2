// Why the registrar could not carry out an order, in words for people.

const words: Readonly<Record<string, string>> = {
  'payment-failed': 'The payment failed: check the card of the account at Vercel.',
  'incorrect-auth-code': 'The code of the present registrar is not right.',
  'client-transfer-prohibited': 'The present registrar has locked the domain: have it unlocked there.',
  'account-transfer-required': 'The domain is at Vercel already: have it moved in with a token.',
  'cannot-transfer-in-until': 'The domain cannot be transferred yet: it was registered or moved lately.',
  'price-change': 'The price has changed meanwhile.',
  'price-mismatch': 'The price has changed meanwhile.',
  'unavailable-legal': 'The registry does not give this name away, for legal reasons.',
  'claims-notice-required': 'Somebody has a claim to this name: buy it at Vercel, where the notice is shown.',
  'claims-required': 'Somebody has a claim to this name: buy it at Vercel, where the notice is shown.',
  'invalid-contact': 'The registry does not accept what was entered about the owner.',
  'tld-outage': 'The registry of this ending does not work at the moment.',
};

export const orderProblem = (code: string | undefined): string =>
  (code !== undefined && Object.hasOwn(words, code) && words[code]) ||
  `The registrar could not carry it out${code ? ` (${code})` : ''}.`;
