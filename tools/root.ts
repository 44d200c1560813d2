// The project's folders, as absolute paths.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const cache = join(root, '.cache');
export const binary = (name: string): string => join(root, 'node_modules', '.bin', name);
