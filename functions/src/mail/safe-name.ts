// Makes names that people entered safe for our mails: they must not look like our own text.
import { isolated } from '@bite/shared/kernel/isolated';
import { oneLine } from './letter.ts';

const MOST = 100;

/** Mail programs turn whatever looks like an address into a link, with or without a scheme. */
const insideAddress = /([.\u3002\uff0e\uff61])(?=[\p{L}\p{N}])/gu;

/** One line of at most `most` characters that no mail program turns into a link. */
export function safeName(text: string, most = MOST): string {
  const line = oneLine(text).replaceAll('://', ': ').replace(insideAddress, '$1 ');
  const characters = [...line];
  return isolated(characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line);
}

export const greeting = (name: string | undefined): string =>
  name?.trim() ? `Hello ${safeName(name)},` : 'Hello,';
