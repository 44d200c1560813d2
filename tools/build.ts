// npm run build [-- site|admin|embed|functions …]: builds everything that is deployed, or only the named parts.
import { buildAll, type Part, parts } from './build/build-all.ts';
import { command, SetupError } from './console.ts';

await command(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !parts.some((part) => part === name));
  if (unknown)
    throw new SetupError(`There is no part "${unknown}": name some of ${parts.join(', ')}, or none for all.`);
  await buildAll(named.length > 0 ? (named as Part[]) : parts);
  return 0;
});
