// Where a stack keeps what it stores, and what its parts tell each other by files.
import { join } from 'node:path';
import { cache } from '../root.ts';
import type { Stack } from './stack.ts';

export const dataFolder = ({ name }: Pick<Stack, 'name'>): string => join(cache, 'data', name);

/** The certificate of the authority that the stack's certificates for domains are of, made anew with each start. */
export const authorityFile = (stack: Pick<Stack, 'name'>): string =>
  join(dataFolder(stack), 'domains-authority.pem');
