// What the running simulated services for domains consist of, and what one request to them contains.
import type { Answer, Resource } from './domains-answers.ts';
import type { CallFaults, DnsFaults, FramedFault } from './domains-faults.ts';
import type { DomainsSettings, DomainsState } from './domains-state.ts';

export interface Service {
  readonly state: DomainsState;
  readonly settings: DomainsSettings;
  readonly faults: CallFaults;
  readonly dnsFaults: DnsFaults;
  /** Milliseconds. */
  readonly now: () => number;
}

/** A request to one of the services. */
export interface Call {
  method: string;
  /** Without the host, decoded: '/v9/projects/bite/domains/bella.example'. */
  path: string;
  query: URLSearchParams;
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Empty where nothing was sent. */
  body: Resource;
}

/** What answers for a host of the outside world. */
export interface Host {
  /** Names of all its calls, by which faults meet them. */
  readonly calls: readonly string[];
  /** The name of this call, one of `calls` unless there is no such call. */
  nameOf(call: Call): string;
  answer(service: Service, call: Call): Answer | Promise<Answer>;
  /** A fault in the frame that errors of this host have. */
  fault(kind: FramedFault): Answer;
}

/** What a button of the page does. Undefined if it was done; otherwise what is wrong. */
export type Action = (
  service: Service,
  form: URLSearchParams,
) => string | undefined | Promise<string | undefined>;

/** A number that has not been given yet. */
export function nextNumber({ state }: Pick<Service, 'state'>): number {
  state.count += 1;
  return state.count;
}
