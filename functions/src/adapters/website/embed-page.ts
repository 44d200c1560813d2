// hosting-embed's page, which the build copies next to the functions.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbedShell } from '../../ports/embed-shell.ts';

/** @param folder Contains shell.html. */
export function embedPage(folder: string): EmbedShell {
  let reading: Promise<string> | undefined;
  return {
    html: () => {
      reading ??= readFile(join(folder, 'shell.html'), 'utf8');
      return reading;
    },
  };
}
