// What no body and no query of ours ever looks like, refused before a schema walks through it.
import { DomainError } from '@bite/shared/kernel/errors';
import type { RequestHandler } from 'express';

/** The deepest record we have is far from it. */
const DEEPEST = 32;
/** Names by which an object reaches what all objects share. */
const reserved: readonly string[] = ['__proto__', 'constructor', 'prototype'];

const refused = (message: string): DomainError => new DomainError('VALIDATION_FAILED', message);

/** Level by level, so that no depth exhausts the stack, and no further than the deepest that is allowed. */
function assertShape(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter((value) => typeof value === 'object' && value !== null) as object[];
    if (depth >= DEEPEST && objects.length > 0) throw refused('The request is nested too deeply');
    if (objects.some((value) => reserved.some((name) => Object.hasOwn(value, name))))
      throw refused('The request contains a reserved name');
    level = objects.flatMap((value) => Object.values(value));
  }
}

/** Throws VALIDATION_FAILED for a body too deep or with reserved names, and for a parameter that is given twice. */
export const checkShape: RequestHandler = (request, _response, next) => {
  assertShape(request.body);
  const twice = Object.entries(request.query).find(([, value]) => typeof value !== 'string');
  if (twice) throw refused('The request gives a parameter more than once');
  next();
};
