// Refuses malformed bodies and queries before any schema or database lookup: too deep, with reserved names, or with broken
// text. One pass over the input, whatever it holds.
import { DomainError } from '@bite/shared/kernel/errors';
import { brokenText, isBroken } from '@bite/shared/kernel/text.schema';
import type { RequestHandler } from 'express';

/** The deepest record we have is far from it. */
const DEEPEST = 32;
/** The longest name that any of our bodies has, those of free maps included, is 64. */
const LONGEST_NAME = 200;
/** More fields than a form has need not be named. */
const MOST_FAULTS = 50;
const LONGEST_PATH = 200;
/** Names by which an object reaches what all objects share. */
const reserved: readonly string[] = ['__proto__', 'constructor', 'prototype'];

const refused = (message: string): DomainError => new DomainError('VALIDATION_FAILED', message);

/** A list or an object, and how it was reached. */
interface Holder {
  held: object;
  /** In its parent; of a list's entry the index. */
  key: string | number;
  parent: Holder | undefined;
  depth: number;
}

/** What a walk has cost. */
export interface WalkCost {
  /** Values looked at. */
  values: number;
  /** Characters of the paths that were built. */
  characters: number;
}

/**
 * Level by level, and never by recursion, so that no depth exhausts the stack. Half of a surrogate pair is no text that a
 * database or a mail could hold, so it is refused wherever it stands, by its field. Throws VALIDATION_FAILED.
 */
export function assertShape(body: unknown, cost: WalkCost = { values: 0, characters: 0 }): void {
  if (!isObject(body)) return;
  const broken: string[] = [];
  const holders: Holder[] = [{ held: body, key: '', parent: undefined, depth: 0 }];
  // Grows while it is walked.
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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function noteFault(broken: string[], path: string, cost: WalkCost): void {
  cost.characters += path.length;
  broken.push(path);
  if (broken.length === MOST_FAULTS) throw brokenTexts(broken);
}

/** One at a time: a list of all of them would weigh more than the body. */
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

/** Throws VALIDATION_FAILED for a body too deep, with reserved names or broken text, and for a parameter given twice. */
export const checkShape: RequestHandler = (request, _response, next) => {
  assertShape(request.body);
  const twice = Object.entries(request.query).find(([, value]) => typeof value !== 'string');
  if (twice) throw refused('The request gives a parameter more than once');
  next();
};
