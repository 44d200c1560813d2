// Refuses malformed bodies and queries before any schema or database lookup: too deeply nested, with reserved names, or with
// invalid Unicode. One pass over the input. Of large bodies, those of too many values are refused before they are parsed.
import { DomainError } from '@bite/shared/kernel/errors';
import { brokenText, isBroken } from '@bite/shared/kernel/text.schema';
import type { Request } from 'express';

/** Our deepest record is far below. */
const DEEPEST = 32;
/** The longest field name in our bodies, free maps included, has 64 characters. */
const LONGEST_NAME = 200;
/** The maximum number of fields in one error. */
const MOST_FAULTS_TOLD = 50;
const LONGEST_PATH = 200;
/** Our largest bodies, menu files, have one long text and a number per line at most. */
const MOST_VALUES = 200_000;
/** Names through which an object reaches its prototype. */
const reserved: readonly string[] = ['__proto__', 'constructor', 'prototype'];

const refused = (message: string): DomainError => new DomainError('VALIDATION_FAILED', message);

/** A list or an object, and how it was reached. */
interface Holder {
  held: object;
  /** The key in its parent; the index in a list. */
  key: string | number;
  parent: Holder | undefined;
  depth: number;
}

/** The cost of a traversal. */
export interface WalkCost {
  /** Values visited. */
  values: number;
  /** Characters in the paths that were built. */
  characters: number;
}

/**
 * Traverses level by level and without recursion, so that no depth exhausts the stack. Unpaired surrogates are refused
 * by field, since no database or mail can store them. Throws VALIDATION_FAILED.
 */
export function assertShape(body: unknown, cost: WalkCost = { values: 0, characters: 0 }): void {
  if (!isObject(body)) return;
  const broken: string[] = [];
  const holders: Holder[] = [{ held: body, key: '', parent: undefined, depth: 0 }];
  // Grows during the traversal.
  for (const holder of holders) {
    const depth = holder.depth + 1;
    if (depth > DEEPEST) throw refused('The request is nested too deeply');
    for (const [key, value] of entriesOf(holder.held)) {
      cost.values += 1;
      if (isObject(value)) holders.push({ held: value, key, parent: holder, depth });
      else if (typeof value === 'string' && isBroken(value)) noteFault(broken, pathOf(holder, key), cost);
    }
  }
  if (broken.length > 0) throw brokenTexts(broken);
}

const [COMMA, LIST, OBJECT, QUOTE, BACKSLASH] = Buffer.from(',[{"\\');

/**
 * Counts the values of JSON text, without parsing it: a parsed value takes many times the memory of its bytes. Throws
 * PAYLOAD_TOO_LARGE.
 */
export function assertFewValues(json: Buffer): void {
  // A value has two bytes at least, with its comma or its brackets.
  if (json.length <= 2 * MOST_VALUES) return;
  let values = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) {
      if (byte === BACKSLASH) at += 1;
    } else if (byte === COMMA || byte === LIST || byte === OBJECT) values += 1;
    if (values > MOST_VALUES)
      throw new DomainError('PAYLOAD_TOO_LARGE', 'The request contains too many values');
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function noteFault(broken: string[], path: string, cost: WalkCost): void {
  cost.characters += path.length;
  broken.push(path);
  if (broken.length === MOST_FAULTS_TOLD) throw brokenTexts(broken);
}

/** A generator: a list of all entries would be larger than the body. */
function* entriesOf(held: object): Generator<readonly [string | number, unknown]> {
  if (Array.isArray(held)) return yield* held.entries();
  const names = Object.keys(held);
  assertNames(names);
  for (const name of names) yield [name, (held as Readonly<Record<string, unknown>>)[name]];
}

function assertNames(names: readonly string[]): void {
  for (const name of names) {
    if (name.length > LONGEST_NAME) throw refused('The request contains a field whose name is too long');
    if (reserved.includes(name)) throw refused('The request contains a reserved name');
    if (isBroken(name)) throw refused('The request contains a field whose name has a broken character in it');
  }
}

function pathOf(holder: Holder, key: Holder['key']): string {
  const keys = [key];
  for (let at: Holder | undefined = holder; at?.parent; at = at.parent) keys.unshift(at.key);
  return keys.join('.').slice(0, LONGEST_PATH);
}

function brokenTexts(paths: readonly string[]): DomainError {
  const fields = paths.map((path) => [path, brokenText]);
  return new DomainError('VALIDATION_FAILED', brokenText, { fields: Object.fromEntries(fields) });
}

/** Throws VALIDATION_FAILED for a body too deep, with reserved names or invalid text, and for a repeated parameter. */
export function assertRequestShape({ body, query }: Pick<Request, 'body' | 'query'>): void {
  assertShape(body);
  if (Object.values(query).some((value) => typeof value !== 'string'))
    throw refused('The request gives a parameter more than once');
}
