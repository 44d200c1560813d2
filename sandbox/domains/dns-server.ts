// The simulated DNS: answers over UDP and TCP, as a resolver that asks everybody else would.
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createTCPServer, createUDPServer, Packet } from 'dns2';
import { HOST } from '../local-server.ts';
import type { Service } from './domains-service.ts';
import { askDns, type Resolution } from './resolve.ts';
import { plainName, type RecordType, type ZoneRecord } from './zones.ts';

export interface DnsServer {
  /** '127.0.0.1:8033' */
  readonly address: string;
  close(): Promise<void>;
}

const asked = ['A', 'AAAA', 'CAA', 'CNAME', 'MX', 'NS', 'TXT'] as const;
type Asked = (typeof asked)[number];
const typeOf = (code: number): Asked | undefined => asked.find((name) => Packet.TYPE[name] === code);

const TRIES = 10;
/** A character string of a TXT record holds no more. */
const MOST_OCTETS = 255;

/** Port 0 means any that is free for both. Rejects if it is taken. */
export async function startDns(port: number, service: Service): Promise<DnsServer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await listen(port, service);
    } catch (error) {
      if (port !== 0 || tries === TRIES) throw error;
    }
  }
}

async function listen(port: number, service: Service): Promise<DnsServer> {
  const answer: Parameters<typeof createTCPServer>[0] = (request, send) => {
    const response = responseTo(service, request);
    if (response) void send(response);
  };
  const tcp = createTCPServer(answer);
  const open = new Set<Socket>();
  tcp.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
  });
  tcp.on('requestError', () => undefined);
  tcp.listen(port, HOST);
  await once(tcp, 'listening');
  const chosen = (tcp.address() as AddressInfo).port;
  const udp = createUDPServer(answer);
  udp.on('requestError', () => undefined);
  const close = async (): Promise<void> => {
    for (const socket of open) socket.destroy();
    await Promise.all([new Promise<void>((done) => tcp.close(() => done())), closed(udp)]);
  };
  try {
    void udp.listen(chosen, HOST);
    await once(udp, 'listening');
  } catch (error) {
    await close();
    throw error;
  }
  return { address: `${HOST}:${chosen}`, close };
}

/** A socket that could not be bound is closed already. */
async function closed(udp: ReturnType<typeof createUDPServer>): Promise<void> {
  try {
    await new Promise<void>((done) => udp.close(() => done()));
  } catch {
    return;
  }
}

const codes: Readonly<Record<Exclude<Resolution['outcome'], 'silent'>, number>> = {
  found: Packet.RCODE.NOERROR,
  nodata: Packet.RCODE.NOERROR,
  nxdomain: Packet.RCODE.NXDOMAIN,
  servfail: Packet.RCODE.SERVFAIL,
};

/** Undefined where nobody answers. */
function responseTo(service: Service, request: Packet): Packet | undefined {
  const response = Packet.createResponseFromRequest(request);
  response.header.ra = 1;
  const [question] = request.questions;
  const type = question && typeOf(question.type);
  if (!question || !type) return response;
  const { outcome, records } = askDns(service, plainName(question.name), type);
  if (outcome === 'silent') return undefined;
  response.header.rcode = codes[outcome];
  response.answers.push(...records.map(resourceOf));
  return response;
}

type Resource = Packet['answers'][number];

const dataOf: Readonly<Partial<Record<RecordType, (record: ZoneRecord) => Partial<Resource>>>> = {
  A: ({ value }) => ({ address: value }),
  AAAA: ({ value }) => ({ address: value }),
  CNAME: ({ value }) => ({ domain: value }),
  NS: ({ value }) => ({ ns: value }),
  MX: ({ value, priority = 10 }) => ({ exchange: value, priority }),
  TXT: ({ value }) => ({ data: stringsOf(value) }),
  CAA: ({ value }) => {
    const [, flags = '0', tag = 'issue', ca = ''] = /^(\d+) (\w+) "?([^"]*)"?$/.exec(value) ?? [];
    return { flags: Number(flags), tag, value: ca } as Partial<Resource>;
  },
};

function resourceOf(record: ZoneRecord): Resource {
  const { name, ttl, type } = record;
  const code = Packet.TYPE[type as Asked];
  const question = { name, type: code, class: Packet.CLASS.IN } as Packet['questions'][number];
  return Packet.createResourceFromQuestion(question, { ttl, ...dataOf[type]?.(record) });
}

const stringsOf = (text: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(text.length / MOST_OCTETS)) }, (_, at) =>
    text.slice(at * MOST_OCTETS, (at + 1) * MOST_OCTETS),
  );
