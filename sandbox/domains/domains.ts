// The simulated services for domains, on the loopback interface: Firebase Hosting's custom domains and Vercel, the DNS, and what
// answers https where names lead. Over HTTP, the first part of a path is the host that it stands for:
// '/firebasehosting.googleapis.com/v1beta1/projects/…'. Their own page is at '/'.
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultList } from '../fault-list.ts';
import {
  bodyOf,
  failsBeforeAnswer,
  isOwnPage,
  jsonObjectIn,
  keptState,
  type LocalServer,
  sendPage,
  serveLocally,
} from '../local-server.ts';
import { startDns } from './dns-server.ts';
import type { Answer } from './domains-answers.ts';
import { act } from './domains-control.ts';
import type { FaultKind, FramedFault } from './domains-faults.ts';
import { fronts, hosts } from './domains-hosts.ts';
import { domainsPage, refusedPage } from './domains-page.ts';
import type { Call, Host, Service } from './domains-service.ts';
import { type DomainsSettings, type DomainsState, firstState, usualSettings } from './domains-state.ts';
import { startTls } from './tls-front.ts';

export interface SandboxDomains extends LocalServer {
  readonly service: Service;
  /** Where the DNS answers, over UDP and TCP: '127.0.0.1:8033'. */
  readonly dns: string;
  /** Where https answers, whatever the host: '127.0.0.1:8034'. */
  readonly tls: string;
  /** The certificate of the authority that good certificates there are of, in PEM. */
  readonly authority: string;
}

export interface DomainsOptions extends Partial<DomainsSettings> {
  /** Milliseconds; the clock of the machine if absent. */
  now?: () => number;
  /** A file that keeps what happened in this run for the next one. */
  keptIn?: string;
  /** Ports; any free ones if absent. */
  dns?: number;
  tls?: number;
  /** 'http://127.0.0.1:5000': the site behind the fronts. */
  site?: string;
}

const MOST_BYTES = 1_000_000;

/** Port 0 means any free one. Rejects if one is taken. */
export async function startDomains(port: number, options: DomainsOptions = {}): Promise<SandboxDomains> {
  const { now = Date.now, keptIn, dns: dnsPort = 0, tls: tlsPort = 0, site, ...changes } = options;
  const settings = { ...usualSettings, ...changes };
  const service: Service = {
    state: { ...firstState(settings.own), ...keptState<DomainsState>(keptIn) },
    ...{ settings, faults: faultList(), dnsFaults: faultList(), now },
  };
  const started: { close(): Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(started.map((one) => one.close()));
  };
  try {
    const server = await serveLocally(port, (request, response) => respond(request, response, service));
    started.push(server);
    const dns = await startDns(dnsPort, service);
    started.push(dns);
    const tls = await startTls(tlsPort, service, { fronts, site });
    started.push(tls);
    return {
      ...{ url: server.url, service, dns: dns.address, tls: tls.address, authority: tls.authority },
      close: () => {
        if (keptIn) writeFileSync(keptIn, JSON.stringify(service.state));
        return close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function respond(request: IncomingMessage, response: ServerResponse, service: Service): Promise<void> {
  const { method = 'GET', headers } = request;
  const { pathname, searchParams: query } = new URL(request.url ?? '/', `http://${headers.host}`);
  const [, name = '', path = '/'] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? [];
  const body = await bodyOf(request, MOST_BYTES);
  if (name === '' || name === 'do')
    return ownPage(request, response, service, path.slice(1), new URLSearchParams(body));
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (!host) {
    response.writeHead(404).end();
    return;
  }
  const json = body === '' ? {} : jsonObjectIn(body);
  if (!json) return send(response, host.fault('400'));
  const call: Call = {
    ...{ method, path: decodeURI(path), query, body: json },
    headers: headers as Call['headers'],
  };
  await answerCall(request, response, service, host, call);
}

async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  service: Service,
  host: Host,
  call: Call,
): Promise<void> {
  const fault = service.faults.next(host.nameOf(call));
  if (failsBeforeAnswer(fault, request, response)) return;
  const answer = (fault && instead(host, fault)) ?? (await host.answer(service, call));
  if (fault === 'cutAfter') request.socket.destroy();
  else send(response, answer);
}

const framed: readonly FaultKind[] = ['401', '403', '429', '500', '503'];

function instead(host: Host, fault: FaultKind): Answer | undefined {
  if (fault === 'nonsense') return { status: 200, body: { unexpected: [1, { two: null }], name: 7 } };
  return framed.includes(fault) ? host.fault(fault as FramedFault) : undefined;
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
    .end(body === undefined ? undefined : JSON.stringify(body));
}

async function ownPage(
  request: IncomingMessage,
  response: ServerResponse,
  service: Service,
  action: string,
  form: URLSearchParams,
): Promise<void> {
  if (request.method === 'GET') return sendPage(response, 200, domainsPage(service));
  const problem = isOwnPage(request) ? await act(service, action, form) : 'Only from this page';
  if (problem === undefined) response.writeHead(303, { location: '/' }).end();
  else sendPage(response, 400, refusedPage(problem));
}
