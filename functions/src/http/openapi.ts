// The contract as an OpenAPI 3.1 document, from the schemas that parse requests. Rules over several fields are left out,
// since JSON Schema cannot express them.
import { createHash } from 'node:crypto';
import { contract, features } from '@bite/shared/api/contract';
import { type Endpoint, refusalsOf } from '@bite/shared/api/endpoint';
import { API_BASE, CSRF_HEADER, type Route, SESSION_COOKIE } from '@bite/shared/api/route';
import { routes } from '@bite/shared/api/routes';
import { type ErrorCode, errorStatus } from '@bite/shared/kernel/errors';
import { z } from 'zod';
import type { Endpoints, PrintedDocument } from './app.ts';

type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const componentUri = (name: string) => `#/components/schemas/${name}`;
const reference = (name: string): Json => ({ $ref: componentUri(name) });
const json = (schema: Json): Json => ({ 'application/json': { schema } });
const ours: Endpoints = { routes, contract };
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const failure = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string().describe('For people: may be shown as it is.'),
    details: z
      .unknown()
      .optional()
      .describe('In `fields`, what is wrong by field; else what the code implies.'),
    requestId: z.string().describe('For support; also in the header X-Request-Id.'),
  }),
});

/** Formats replace their long patterns. Answers allow additional fields, since new ones may be added. */
const printing = (io: Direction): z.core.ToJSONSchemaParams => ({
  target: 'draft-2020-12',
  io,
  override: ({ jsonSchema }) => {
    if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
});

/** Schema names per direction; a schema that several endpoints share keeps its first name. */
class Components {
  readonly #registry = z.registry<{ id: string }>();
  readonly #direction: Direction;

  constructor(direction: Direction) {
    this.#direction = direction;
  }

  named(schema: z.ZodType, id: string): Json {
    if (!this.#registry.has(schema)) this.#registry.add(schema, { id });
    return reference(this.#registry.get(schema)?.id ?? id);
  }

  /** Zod puts recursive schemas under $defs with references that OpenAPI readers do not follow. */
  print(): Json {
    const { schemas } = z.toJSONSchema(this.#registry, { ...printing(this.#direction), uri: componentUri });
    const { __shared, ...named } = schemas as Record<string, Json>;
    const recursive = Object.entries((__shared?.['$defs'] ?? {}) as Json).map(([id, schema]) => [
      `${this.#direction}.${id}`,
      schema,
    ]);
    const components = { ...named, ...Object.fromEntries(recursive) } as Record<string, Json>;
    const text = JSON.stringify(components, (key, value) => (isMeta(key) ? undefined : value));
    return JSON.parse(
      text.replaceAll(`${componentUri('__shared')}#/$defs/`, componentUri(`${this.#direction}.`)),
    );
  }
}

const isMeta = (key: string): boolean => key === '$schema' || key === '$id';

/** Values parsed from text are documented by their parsed type; those with a default are optional. */
function parametersOf(place: 'path' | 'query' | 'header', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, printing('output'));
  const { required = [] } = z.toJSONSchema(schema, printing('input'));
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

/** Security requirements: the caller proves who they are in one of these ways, or anyone may call. */
const security = ({ audience }: Route): Json[] =>
  audience === 'public' ? [] : [{ bearer: [] }, { session: [] }];

/** The header that protects sessions against requests from foreign pages. */
function csrfHeader({ method, audience, ownPagesOnly }: Route): Json[] {
  const required = ownPagesOnly === true;
  if (!required && (audience === 'public' || method === 'GET')) return [];
  const description = required
    ? 'Any value; without it no page of ours can have asked.'
    : 'Any value; needed where the session cookie proves who calls.';
  return [{ name: CSRF_HEADER, in: 'header', required, description, schema: { type: 'string' } }];
}

function refusals(endpoint: Endpoint, { audience }: Route): Json {
  const byStatus = Map.groupBy(refusalsOf(endpoint, audience), (code) => errorStatus[code]);
  const answers = [...byStatus].sort(([one], [other]) => one - other);
  return {
    ...Object.fromEntries(
      answers.map(([status, codes]) => [
        status,
        { description: codes.join(', '), content: json(reference('Failure')) },
      ]),
    ),
    default: {
      description: 'RATE_LIMITED (429), or a failure of the platform',
      content: json(reference('Failure')),
    },
  };
}

function operation(
  { name, route, endpoint }: { name: string; route: Route; endpoint: Endpoint },
  tag: string,
  bodies: Components,
  answers: Components,
): Json {
  const { params, query, headers, body, rawBody, status = endpoint.redirect ?? 200 } = endpoint;
  const parameters = [
    ...parametersOf('path', params),
    ...parametersOf('query', query),
    ...parametersOf('header', headers),
    ...csrfHeader(route),
  ];
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    security: security(route),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: json(bodies.named(body, `${capital(name)}Body`)) },
    }),
    ...(rawBody && {
      requestBody: {
        required: true,
        content: { [rawBody.type]: { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: {
      [status]: endpoint.redirect
        ? redirection
        : { description: 'Done', content: successOf(name, endpoint, answers) },
      ...refusals(endpoint, route),
    },
  };
}

const redirection: Json = {
  description: 'Sends the browser on.',
  headers: { Location: { required: true, schema: { type: 'string', format: 'uri' } } },
};

function successOf(name: string, endpoint: Endpoint, answers: Components): Json {
  if (endpoint.picture) return { 'image/*': { schema: { type: 'string', format: 'binary' } } };
  if (endpoint.file) return { [endpoint.file]: { schema: { type: 'string' } } };
  const data = answers.named(endpoint.answer, `${capital(name)}Answer`);
  return json({
    type: 'object',
    properties: { success: { const: true }, data },
    required: ['success', 'data'],
  });
}

/** @param endpoints Ours by default. */
export function openApiDocument(endpoints: Endpoints = ours): Json {
  const bodies = new Components('input');
  const answers = new Components('output');
  answers.named(failure, 'Failure');
  const tagOf = (name: string) =>
    Object.entries(features).find(([, endpoints]) => name in endpoints)?.[0] ?? 'Other';
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(endpoints.routes)) {
    const endpoint = endpoints.contract[name];
    if (!endpoint) continue;
    const at = route.path.replace(/:(\w+)/g, '{$1}');
    const printed = operation({ name, route, endpoint }, tagOf(name), bodies, answers);
    paths[at] = { ...paths[at], [route.method.toLowerCase()]: printed };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bite API',
      version: API_BASE.split('/').at(-1),
      description: 'Every answer is `{ success: true, data }` or `{ success: false, error }`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_BASE }],
    tags: Object.keys(features).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An ID token of a signed-in user. Where one is sent, it alone says who calls.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: `What signIn sets. Calls that change something need the header ${CSRF_HEADER}, too.`,
        },
      },
      schemas: { ...bodies.print(), ...answers.print() },
    },
  };
}

export function printOpenApi(): PrintedDocument {
  const json = JSON.stringify(openApiDocument());
  return { json, version: createHash('sha256').update(json).digest('hex').slice(0, 16) };
}
