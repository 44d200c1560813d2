// Opens https://host as a browser would: finds its addresses, judges its certificate, and asks for its first page. Only public
// addresses are opened, those that were judged: no second question to the DNS lies in between. No redirect is followed.
import { request as send } from 'node:http';
import { connect, type TLSSocket } from 'node:tls';
import type { HostFault, HostFinding } from '@bite/shared/domains/host-probe.schema';
import { guid } from '@bite/shared/kernel/schema';
import type { DnsLookup } from '../../ports/dns-lookup.ts';
import type { HostProbe } from '../../ports/host-probe.ts';
import { isPublicAddress } from '../outbound/public-address.ts';
import { addressesOf } from './addresses-of.ts';
import { certificateFinding } from './certificate-finding.ts';

export interface HostProbeOptions {
  dns: DnsLookup;
  /** Milliseconds. */
  now: () => number;
  /** Where every connection goes instead of the address that was found, in the stack. */
  connectTo?: { host: string; port: number };
  /** The certificate of the only authority that is trusted, in PEM, in the stack; those of the machine otherwise. */
  authority?: string;
  /** Milliseconds for the whole look. */
  timeLimit?: number;
}

const TIME_LIMIT = 10_000;
const HTTPS = 443;
/** One that does not answer is no reason not to try another, as browsers do. */
const MOST_ADDRESSES = 2;
const MOST_HEADER_BYTES = 16_384;

export const hostProbe = (options: HostProbeOptions): HostProbe => ({
  async open(host) {
    const signal = AbortSignal.timeout(options.timeLimit ?? TIME_LIMIT);
    const found = await within(signal, addressesOf(options.dns, host));
    if (found === undefined || found.outcome === 'unreachable')
      return { addresses: [], fault: 'unreachable' };
    if (found.outcome === 'missing') return { addresses: [], fault: 'noAddress' };
    const { addresses } = found;
    if (!addresses.every(isPublicAddress)) return { addresses, fault: 'privateAddress' };
    const socket = await connected(options, host, addresses, signal);
    if (!socket) return { addresses, fault: 'unreachable' };
    try {
      return { addresses, ...(await look(socket, host, options.now(), signal)) };
    } finally {
      socket.destroy();
    }
  },
});

/** Undefined when the time is up. */
const within = <Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    promise,
    new Promise<undefined>((resolve) => {
      if (signal.aborted) resolve(undefined);
      signal.addEventListener('abort', () => resolve(undefined), { once: true });
    }),
  ]);

/** Undefined where none of the addresses speaks TLS. */
async function connected(
  { connectTo, authority, timeLimit = TIME_LIMIT }: HostProbeOptions,
  host: string,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<TLSSocket | undefined> {
  const tried = addresses.slice(0, MOST_ADDRESSES);
  for (const address of tried) {
    const socket = connect({
      ...{ host: address, port: HTTPS, ...connectTo, servername: host },
      ...(authority !== undefined && { ca: authority }),
      // What is wrong with the certificate is found out, not merely that something is.
      rejectUnauthorized: false,
    });
    const patience = AbortSignal.any([signal, AbortSignal.timeout(timeLimit / tried.length)]);
    if (await isOpen(socket, patience)) return socket;
    socket.destroy();
    if (signal.aborted) return undefined;
  }
  return undefined;
}

function isOpen(socket: TLSSocket, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    socket.once('secureConnect', () => resolve(true));
    // It stays: an error after the connection must not end the process.
    socket.on('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    signal.addEventListener('abort', () => resolve(false), { once: true });
  });
}

type Look = Omit<HostFinding, 'addresses'>;

/** Nothing is sent to a host whose certificate is not good. */
async function look(socket: TLSSocket, host: string, now: number, signal: AbortSignal): Promise<Look> {
  const judged = certificateFinding(socket, host, now);
  if (judged.fault) return judged;
  const answer = await firstAnswer(socket, host, signal);
  if (!answer) return { ...judged, fault: 'unreachable' };
  const { status } = answer;
  const restaurant = guid.safeParse(answer.restaurant);
  const fault = faultOf(status, restaurant.success);
  return {
    ...{ ...judged, status },
    ...(restaurant.success && { restaurantGuid: restaurant.data }),
    ...(fault && { fault }),
  };
}

/** A redirect of our own site names the restaurant, too, and is as good as a page. */
function faultOf(status: number, namesRestaurant: boolean): HostFault | undefined {
  if (status >= 500) return 'failing';
  return namesRestaurant ? undefined : 'notOurs';
}

interface FirstAnswer {
  status: number;
  /** What the header says. */
  restaurant: string | undefined;
}

/** Its body is not read. Undefined for no answer, or none that is HTTP. */
function firstAnswer(socket: TLSSocket, host: string, signal: AbortSignal): Promise<FirstAnswer | undefined> {
  return new Promise((resolve) => {
    const asked = send({
      ...{
        method: 'GET',
        path: '/',
        createConnection: () => socket,
        maxHeaderSize: MOST_HEADER_BYTES,
        signal,
      },
      headers: { host, accept: 'text/html', 'user-agent': 'Bite domain check', connection: 'close' },
    });
    asked.once('response', (response) => {
      const header = response.headers['x-bite-restaurant'];
      resolve({
        status: response.statusCode ?? 0,
        restaurant: Array.isArray(header) ? header[0] : header,
      });
      response.on('error', () => undefined).destroy();
    });
    asked.on('error', () => resolve(undefined));
    asked.once('close', () => resolve(undefined));
    asked.end();
  });
}
