// How https may fail at a host, although its hosting service says that all is well.

export const tlsFaultKinds = {
  expired: 'Its certificate has expired',
  expiring: 'Its certificate ends in three days',
  wrongName: 'Its certificate is for another name',
  untrusted: 'Its certificate is of an authority that nobody trusts',
  none: 'No TLS: the connection is cut',
  silent: 'No answer ever comes',
  elsewhere: 'Another site answers',
  failing: 'The site answers with an error (500)',
} as const;
export type TlsFaultKind = keyof typeof tlsFaultKinds;
