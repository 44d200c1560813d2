// Hostile input to every operation of the OpenAPI document, by several callers: the API never fails, never reveals another
// tenant's data, and always answers in its one form. `npm test -- --long` tries a thousand times.
import { contract } from '@bite/shared/api/contract';
import type { Endpoint } from '@bite/shared/api/endpoint';
import { API_BASE } from '@bite/shared/api/route';
import type { RouteName } from '@bite/shared/api/routes';
import { errorStatus } from '@bite/shared/kernel/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canaries, plantCanaries } from '../testing/canaries.ts';
import { distorted, mutation, type Named, type Raw } from '../testing/hostile.ts';
import { type MemoryApi, memoryApi } from '../testing/memory-api.ts';
import { preparedRequest } from '../testing/prepared-requests.ts';
import { goodRequests, type SampleRequest } from '../testing/sample-requests.ts';
import { openApiDocument } from './openapi.ts';

const RUNS = fc.readConfigureGlobal().numRuns ?? 10;
const SEED = 20_261_121;
/** Milliseconds for all tries of an operation on a busy machine. */
const PATIENCE = RUNS * 12_000;

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
}

interface Operation {
  operationId: RouteName;
  parameters?: readonly { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const document = openApiDocument() as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

function namedBy({ parameters = [], requestBody }: Operation): Named {
  const schema = requestBody?.content['application/json']?.schema;
  const whole = schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  return {
    query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    fields: Object.keys(whole?.properties ?? {}),
  };
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [operation.operationId, method.toUpperCase(), path, namedBy(operation)] as const,
  ),
);

/** The words of other tenants that each caller must never read. Site staff may read everyone's. */
const callers = {
  nobody: [canaries.ours, canaries.theirs],
  stranger: [canaries.ours, canaries.theirs],
  inactive: [canaries.ours, canaries.theirs],
  employee: [canaries.theirs],
  owner: [canaries.theirs],
  otherOwner: [canaries.ours],
  viewer: [],
  siteAdmin: [],
} as const satisfies Record<string, readonly string[]>;
type Caller = keyof typeof callers;
/** The holder of an invitation's code may read whose it is. */
const told: Partial<Record<RouteName, string>> = {
  readInvitation: canaries.ours,
  // Whoever has the code reads what it is called.
  checkPromoCode: canaries.ours,
};
const callerNames = Object.keys(callers) as Caller[];

async function send(
  api: MemoryApi,
  caller: Caller,
  method: string,
  path: string,
  raw: Raw,
): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(raw.params[name] ?? ''));
  const search = `${raw.query}` && `?${raw.query}`;
  const headers = {
    ...(raw.body !== undefined && { 'content-type': 'application/json' }),
    ...(caller !== 'nobody' && { authorization: `Bearer ${api.tokenOf(caller)}` }),
    ...raw.headers,
  };
  return fetch(`${api.origin}${API_BASE}${filled}${search}`, {
    method,
    headers,
    ...(method !== 'GET' && raw.body !== undefined && { body: raw.body }),
    redirect: 'manual',
  });
}

/** Encodes as a careless client does: an unpaired surrogate becomes the replacement character. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** JSON in the API's form, unless the endpoint may answer a file or a picture. */
function assertForm({ status, headers }: Response, text: string, file: string | undefined): void {
  if (status === 304 || headers.has('location')) return;
  if (status === 200 && headers.get('content-type')?.startsWith('image/')) return;
  if (file !== undefined && status < 300) {
    expect(headers.get('content-type')).toContain(file);
    return;
  }
  const answer = JSON.parse(text) as {
    success: boolean;
    error?: { code: keyof typeof errorStatus; message: string; requestId: string };
  };
  if (answer.success) {
    expect(status).toBeLessThan(300);
    expect(Object.keys(answer).sort()).toEqual(['data', 'success']);
    return;
  }
  const { code, message, requestId } = answer.error ?? {};
  expect(Object.keys(answer).sort()).toEqual(['error', 'success']);
  expect(code && errorStatus[code]).toBe(status);
  expect(typeof message).toBe('string');
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
}

interface Target {
  api: MemoryApi;
  good: SampleRequest;
}

/** Site administrators get an API of their own: they may move one tenant's people to another. Made when somebody first calls. */
function targetsOf(name: RouteName): (caller: Caller) => Promise<Target> {
  const made = new Map<boolean, Promise<Target>>();
  return async (caller) => {
    const isAdministered = caller === 'siteAdmin';
    const target = made.get(isAdministered) ?? aTarget(name);
    made.set(isAdministered, target);
    return target;
  };
}

async function aTarget(name: RouteName): Promise<Target> {
  const api = await memoryApi();
  const good = { ...goodRequests[name], ...(await preparedRequest(api, name)) };
  await plantCanaries(api);
  return { api, good };
}

describe('hostile input', () => {
  it.each(operations)('O8-01 C6-01 to %s', { timeout: PATIENCE }, async (name, method, path, named) => {
    const targets = targetsOf(name);
    const tries = fc.record({
      caller: fc.constantFrom(...callerNames),
      mutations: fc.array(mutation, { minLength: 1, maxLength: 3 }),
    });
    const property = fc.asyncProperty(tries, async ({ caller, mutations }) => {
      const { api, good } = await targets(caller);
      const response = await send(api, caller, method, path, distorted(good, named, mutations));
      const text = await response.text();
      if (response.status >= 500) throw new Error(`${response.status} ${api.logged.slice(-3).join('\n')}`);
      assertForm(response, text, (contract[name] as Endpoint).file);
      for (const canary of callers[caller]) if (canary !== told[name]) expect(text).not.toContain(canary);
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  });

  it('C6-01 the words are there to be found by those who may read them', async () => {
    const api = await memoryApi();
    await plantCanaries(api);
    const readBy = async (name: RouteName, uid: string) => (await api.ask(name, uid)).text();
    for (const name of [
      'getTenant',
      'getRestaurant',
      'listItems',
      'listEmployees',
      'listTenantUsers',
    ] as const)
      expect(await readBy(name, 'owner'), name).toContain(canaries.ours);
    expect(await readBy('listTenants', 'siteAdmin')).toContain(canaries.theirs);
  });

  it('reaches every operation of the contract', () => {
    expect(operations.map(([name]) => name).sort()).toEqual(Object.keys(goodRequests).sort());
  });
});
