// npm run lint [-- --fix]
import { parseArgs } from 'node:util';
import { command } from './console.ts';
import { runLint } from './test/run-lint.ts';

await command(async () => {
  const { values } = parseArgs({ options: { fix: { type: 'boolean', default: false } } });
  const { failed } = await runLint(values);
  return failed > 0 ? 1 : 0;
});
