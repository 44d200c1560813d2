// What no body and no query of ours ever looks like, refused before a schema walks through it and before anything is counted, looked up or numbered for it.
import { DomainError } from '@bite/shared/kernel/errors';
import { brokenText } from '@bite/shared/kernel/text.schema';
import type { RequestHandler } from 'express';

/** The deepest record we have is far from it. */
const DEEPEST = 32;
/** Names by which an object reaches what all objects share. */
const reserved: readonly string[] = ['__proto__', 'constructor', 'prototype'];

const refused = (message: string): DomainError => new DomainError('VALIDATION_FAILED', message);

const loneSurrogate = /\p{Cs}/u;
/** More fields than a form has are counted, not listed. */
const MOST_PATHS = 50;

interface Part {
  path: string;
  value: unknown;
}

/**
 * Level by level, so that no depth exhausts the stack, and no further than the deepest that is allowed. Half of a
 * surrogate pair is no text that a database or a mail could hold, so it is refused wherever it stands, by its field.
 */
function assertShape(body: unknown): void {
  const broken: string[] = [];
  let level: Part[] = [{ path: '', value: body }];
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter(({ value }) => typeof value === 'object' && value !== null);
    if (depth >= DEEPEST && objects.length > 0) throw refused('The request is nested too deeply');
    if (objects.some(({ value }) => reserved.some((name) => Object.hasOwn(value as object, name))))
      throw refused('The request contains a reserved name');
    broken.push(...level.filter(({ value }) => isBroken(value)).map(({ path }) => path));
    level = objects.flatMap(partsOf);
    if (level.some(({ path }) => isBroken(path))) throw refused(BROKEN_NAME);
  }
  if (broken.length > 0) throw brokenTexts(broken);
}

const BROKEN_NAME = 'The request contains a field whose name has a broken character in it';
const isBroken = (value: unknown): boolean => typeof value === 'string' && loneSurrogate.test(value);

const partsOf = ({ path, value }: Part): Part[] =>
  Object.entries(value as object).map(([name, part]) => ({
    path: path ? `${path}.${name}` : name,
    value: part,
  }));

function brokenTexts(paths: readonly string[]): DomainError {
  const fields = paths.slice(0, MOST_PATHS).map((path) => [path, brokenText]);
  return new DomainError('VALIDATION_FAILED', brokenText, { fields: Object.fromEntries(fields) });
}

/** Throws VALIDATION_FAILED for a body too deep, with reserved names or broken text, and for a parameter given twice. */
export const checkShape: RequestHandler = (request, _response, next) => {
  assertShape(request.body);
  const twice = Object.entries(request.query).find(([, value]) => typeof value !== 'string');
  if (twice) throw refused('The request gives a parameter more than once');
  next();
};
