// What the API adds to each request, compared with a bare Express app that answers the same. Both serve GET /health, in turns.
import { execFile } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import express from 'express';
import { median } from './median.ts';

export interface ApiWeight {
  /** Requests a second, as a share of the bare app's. */
  readonly throughput: number;
  /** The 99th percentile of the latency, as a multiple of the bare app's. */
  readonly p99: number;
  /** Processor time of the server per request, as a multiple of the bare app's: the figure that a busy machine changes least. */
  readonly processor: number;
}

const CONNECTIONS = 50;
/** Short turns, and many, so that what else the machine does falls on both. */
const REQUESTS = 5_000;
const ROUNDS = 25;
const WARM_UP = 5;
const PATH = '/api/v1/health';

const autocannon = fileURLToPath(import.meta.resolve('autocannon'));

/** Without another app around it, as `listen` of the tests has: it would weigh on both. */
async function serve(app: RequestListener): Promise<Server> {
  const server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;

/** The requests come from a process of their own. Throws if one is not answered with 200. */
async function measure(server: Server): Promise<ApiWeight> {
  // It ends at the first sample after the last answer: rare samples would round the duration.
  const amounts = ['--connections', String(CONNECTIONS), '--amount', String(REQUESTS), '--sampleInt', '5'];
  const before = process.cpuUsage();
  const { stdout } = await promisify(execFile)(process.execPath, [
    autocannon,
    '--json',
    ...amounts,
    urlOf(server),
  ]);
  const { user, system } = process.cpuUsage(before);
  const result = JSON.parse(stdout) as { '2xx': number; duration: number; latency: { p99: number } };
  const answered = result['2xx'];
  if (answered !== REQUESTS) throw new Error(`${answered} of ${REQUESTS} requests were answered`);
  return {
    throughput: answered / result.duration,
    p99: result.latency.p99,
    processor: (user + system) / answered,
  };
}

/**
 * The API as deployed, its limiter included. Each instance grants every request: one address would be refused far below this
 * load, and what the shared counts cost is measured in documents.
 */
async function ourApi(): Promise<RequestListener> {
  const { composeApi } = await import('../../functions/src/composition/api.ts');
  const { defaultPolicies } = await import('../../functions/src/http/limit-policies.ts');
  const { quietLog } = await import('../../functions/src/testing/quiet-log.ts');
  const limits = Object.fromEntries(
    Object.entries(defaultPolicies).map(([name, policies]) => [
      name,
      policies.map((policy) => ({ ...policy, free: Number.MAX_SAFE_INTEGER })),
    ]),
  );
  return composeApi({ limits, log: quietLog });
}

/** The medians of all rounds after the first five, in which the code warms up. */
export async function apiWeight(): Promise<ApiWeight> {
  const ours = await serve(await ourApi());
  const answer: unknown = await (await fetch(urlOf(ours))).json();
  const bare = await serve(express().get(PATH, (_request, response) => void response.json(answer)));
  const ratios: ApiWeight[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await measure(bare), await measure(ours)];
    if (round >= WARM_UP)
      ratios.push({
        throughput: other.throughput / one.throughput,
        p99: other.p99 / one.p99,
        processor: other.processor / one.processor,
      });
  }
  for (const server of [ours, bare]) server.close();
  const middle = (name: keyof ApiWeight): number => median(ratios.map((ratio) => ratio[name]));
  return { throughput: middle('throughput'), p99: middle('p99'), processor: middle('processor') };
}
