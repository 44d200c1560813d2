// The simulated services for domains, on the loopback interface: Firebase Hosting's custom domains and Vercel. The first part of a
// path is the host that it stands for: '/firebasehosting.googleapis.com/v1beta1/projects/…'. Their own page is at '/'.
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultList } from '../fault-list.ts';
import { bodyOf, jsonObjectIn, keptState, type LocalServer, serveLocally } from '../local-server.ts';
import type { Answer } from './domains-answers.ts';
import type { FaultKind, FramedFault } from './domains-faults.ts';
import type { Call, Host, Service } from './domains-service.ts';
import { type DomainsSettings, type DomainsState, firstState, usualSettings } from './domains-state.ts';
import { vercel } from './vercel.ts';

export interface SandboxDomains extends LocalServer {
  readonly service: Service;
}

export interface DomainsOptions extends Partial<DomainsSettings> {
  /** Milliseconds; the clock of the machine if absent. */
  now?: () => number;
  /** A file that keeps what happened in this run for the next one. */
  keptIn?: string;
}

const MOST_BYTES = 1_000_000;

const hosts: Readonly<Record<string, Host>> = { 'api.vercel.com': vercel };

/** Port 0 means any free one. Rejects if it is taken. */
export async function startDomains(port: number, options: DomainsOptions = {}): Promise<SandboxDomains> {
  const { now = Date.now, keptIn, ...settings } = options;
  const service: Service = {
    state: { ...firstState(), ...keptState<DomainsState>(keptIn) },
    settings: { ...usualSettings, ...settings },
    ...{ faults: faultList(), dnsFaults: faultList(), now },
  };
  const server = await serveLocally(port, (request, response) => respond(request, response, service));
  return {
    ...server,
    service,
    close: () => {
      if (keptIn) writeFileSync(keptIn, JSON.stringify(service.state));
      return server.close();
    },
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, service: Service): Promise<void> {
  const { method = 'GET', headers } = request;
  const { pathname, searchParams: query } = new URL(request.url ?? '/', `http://${headers.host}`);
  const [, name = '', path = '/'] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? [];
  const body = await bodyOf(request, MOST_BYTES);
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (!host) return void response.writeHead(404).end();
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
  if (fault === 'silent') return;
  if (fault === 'cutBefore') {
    request.socket.destroy();
    return;
  }
  if (fault === 'html') {
    response
      .writeHead(502, { 'content-type': 'text/html' })
      .end('<!doctype html><title>502</title>Bad gateway');
    return;
  }
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
