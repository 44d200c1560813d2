// The target of a redirect. Only this file creates one, and only for an allowed origin: addresses that people typed or that
// came with the request cannot become one.
import { parsedUrl } from '@bite/shared/kernel/parsed-url';

export class RedirectTarget {
  readonly href: string;

  private constructor(href: string) {
    this.href = href;
  }

  /**
   * @param origins 'https://admin.bite.example': ours, or an outside service's from the configuration.
   * @param address Absolute, or a path on the first origin. Throws for any other origin, which is a programming error.
   */
  static within(origins: readonly string[], address: string): RedirectTarget {
    const [base] = origins;
    const target = parsedUrl(address, base);
    if (!target) throw new Error('A redirect leads to no address');
    const { href, origin, username, password } = target;
    const isOurs = origins.includes(origin) && username === '' && password === '';
    if (!isOurs) throw new Error(`A redirect may not lead to ${origin}`);
    return new RedirectTarget(href);
  }
}
