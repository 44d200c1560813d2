// Knows names that we do not put on the web under our own domain.

export interface OffensiveNames {
  /** @param label A subdomain in lower case: 'the-fat-duck'. */
  isOffensive(label: string): Promise<boolean>;
}
