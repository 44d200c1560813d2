import { contract } from '@bite/shared/api/contract';
import { type Endpoint, refusalsOf } from '@bite/shared/api/endpoint';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { errorStatus } from '@bite/shared/kernel/errors';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it, vi } from 'vitest';
import { SEARCH_FIELD } from '../collections/search.ts';
import { serveApi } from '../testing/serve-api.ts';
import type { Handlers } from './contract.ts';
import { openApiDocument, printOpenApi } from './openapi.ts';

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: object;
  responses: Record<string, { content: object; description: string }>;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>>; securitySchemes: object };
}

const document = openApiDocument() as unknown as Document;
const names = Object.keys(routes) as RouteName[];
const at = (name: RouteName): Operation => {
  const { method, path } = routes[name];
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not in the document`);
  return operation;
};

describe('the printed contract', () => {
  it('names nothing that is stored for queries alone, so that no answer has it', () => {
    expect(JSON.stringify(document)).not.toContain(SEARCH_FIELD);
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(structuredClone(openApiDocument()));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
  });

  it('is held to the rules of OpenAPI by that, not waved through', async () => {
    const broken = { ...structuredClone(document), paths: { '/x': { get: { responses: { teapot: {} } } } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('has every endpoint once, by its name, and no other', () => {
    const printed = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(printed.map(({ operationId }) => operationId).sort()).toEqual([...names].sort());
  });

  it.each(names)('says of %s what it is for, who may call, and what its path takes', (name) => {
    const operation = at(name);
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(operation.summary).toMatch(/\.$/);
    expect(operation.tags).toHaveLength(1);
    expect(operation.security).toEqual(
      routes[name].audience === 'public' ? [] : [{ bearer: [] }, { session: [] }],
    );
    expect(inPath.map((parameter) => `:${parameter.name}`).sort()).toEqual(
      (routes[name].path.match(/:\w+/g) ?? []).sort(),
    );
    expect(inPath.every(({ required }) => required)).toBe(true);
    const endpoint: Endpoint = contract[name];
    expect(operation.requestBody !== undefined).toBe((endpoint.body ?? endpoint.rawBody) !== undefined);
  });

  it('names both ways to prove who calls, and the header that a session cookie needs beside it', () => {
    expect(document.components.securitySchemes).toMatchObject({
      bearer: { type: 'http', scheme: 'bearer' },
      session: { type: 'apiKey', in: 'cookie', name: '__session' },
    });
    const csrf = (name: RouteName) =>
      at(name).parameters?.find((parameter) => parameter.name === 'x-bite-csrf')?.required;
    expect([csrf('signIn'), csrf('signOut'), csrf('exchangeCode')]).toEqual([true, true, true]);
    expect([csrf('createItem'), csrf('deleteItem'), csrf('revokeSession')]).toEqual([false, false, false]);
    expect([csrf('getSession'), csrf('listItems'), csrf('placeOrder')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(names)('lists every refusal of %s under its status, in the one form', (name) => {
    const { responses } = at(name);
    for (const code of refusalsOf(contract[name], routes[name].audience))
      expect(responses[errorStatus[code]]?.description).toContain(code);
    const failures = Object.entries(responses).filter(([status]) => /^([45]|default)/.test(status));
    expect(failures.map(([status]) => status)).toContain('default');
    for (const [, { content }] of failures)
      expect(content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } });
  });

  it('O8-01 closes the list of codes', () => {
    expect(document.components.schemas['Failure']).toMatchObject({
      properties: {
        success: { const: false },
        error: {
          properties: { code: { enum: Object.keys(errorStatus) } },
          required: ['code', 'message', 'requestId'],
        },
      },
    });
  });

  it('refers only to what is there', () => {
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    const defined = Object.keys(document.components.schemas).map(
      (id) => `"$ref":"#/components/schemas/${id}"`,
    );
    expect(references.filter((one) => !defined.includes(one))).toEqual([]);
  });

  it('takes strictly and answers openly: a body is refused for a field too many, an answer is not', () => {
    const { schemas } = document.components;
    expect(schemas['PlaceOrderBody']).toMatchObject({ additionalProperties: false });
    expect(schemas['GetStorefrontAnswer']).not.toHaveProperty('additionalProperties');
    expect(schemas['PlaceOrderBody']?.['required']).not.toContain('scheduledFor');
  });

  it('documents numbers of a path as numbers, and optional parameters as optional', () => {
    expect(at('moveOrder').parameters?.[0]).toMatchObject({
      name: 'tenantId',
      schema: { type: 'integer', exclusiveMinimum: 0 },
    });
    expect(at('getStorefront').parameters?.map(({ required }) => required)).toEqual([false, false, false]);
    expect(at('placeOrder').parameters).toMatchObject([
      { name: 'idempotency-key', in: 'header', required: true },
    ]);
    expect(at('placeOrder').responses).toHaveProperty('201');
  });
});

describe('GET /api/v1/openapi.json', () => {
  const load = vi.fn(async () => printOpenApi());

  it('is made when it is first asked for, and sent again only when it has changed', async () => {
    const origin = await serveApi({ handlers: {} as Handlers, openApi: load });
    expect(load).not.toHaveBeenCalled();
    const first = await fetch(`${origin}/api/v1/openapi.json`);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toContain('application/json');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
    expect(await first.json()).toEqual(document);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${origin}/api/v1/openapi.json`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});
