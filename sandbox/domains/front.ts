// What answers https at the addresses that a name may lead to.
import type { Service } from './domains-service.ts';

/** How a front treats a host that it knows. */
export interface Served {
  /** When its certificate is good, in milliseconds; absent while it has none of its own. */
  certificate?: { from: number; to: number };
  /** Names in the certificate, if not the host's alone. */
  names?: readonly string[];
  redirect?: { to: string; status: number };
}

export interface Front {
  readonly addresses: readonly string[];
  /** In the certificate for hosts that have none of their own. */
  readonly ownName: string;
  /** Undefined for a host that nobody has added. */
  serves(service: Service, host: string): Served | undefined;
}
