// Makes names that people entered safe to print in our mails: they must not pass for our own text.
import { isolated } from '@bite/shared/kernel/isolated';
import { oneLine } from './mail-text.ts';

const MOST = 100;

/** A mail program makes a link of whatever looks like an address, with or without a scheme. */
const insideAddress = /([.\u3002\uff0e\uff61])(?=[\p{L}\p{N}])/gu;

/** One line of at most 100 characters, of which no mail program makes a link. */
export function safeName(text: string): string {
  const line = oneLine(text).replaceAll('://', ': ').replace(insideAddress, '$1 ');
  const characters = [...line];
  return isolated(characters.length > MOST ? `${characters.slice(0, MOST - 1).join('')}…` : line);
}

export const greeting = (name: string | undefined): string =>
  name?.trim() ? `Hello ${safeName(name)},` : 'Hello,';
