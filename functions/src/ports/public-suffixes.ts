// The names below which anybody registers theirs: 'co.uk', and 'github.io' too.

export interface PublicSuffixes {
  isSuffix(name: string): Promise<boolean>;
  /** The name that its owner registered, under which a DNS host lists it: 'order.bella.co.uk' → 'bella.co.uk'. Undefined for a suffix. */
  registeredName(domain: string): Promise<string | undefined>;
}
