// Where an answer may send a browser. Only this file makes one, and only for an origin on a list: an address that somebody
// typed, or that came with the request, leads nowhere else.

export class RedirectTarget {
  readonly href: string;

  private constructor(href: string) {
    this.href = href;
  }

  /**
   * @param origins 'https://admin.bite.example': ours, or an outside service's from the configuration.
   * @param address Whole, or a path of the first origin. Throws where it leads elsewhere: that is a mistake of ours.
   */
  static within(origins: readonly string[], address: string): RedirectTarget {
    const [base] = origins;
    if (!URL.canParse(address, base)) throw new Error('A redirect leads to no address');
    const { href, origin, username, password } = new URL(address, base);
    const isOurs = origins.includes(origin) && username === '' && password === '';
    if (!isOurs) throw new Error(`A redirect may not lead to ${origin}`);
    return new RedirectTarget(href);
  }
}
