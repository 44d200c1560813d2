// npm run migrate: updates stored data to this release; a repeated run continues after an interruption. For the running
// emulators or, with --project, a deployed project. With --dry-run it only reports what it would do.
import { command } from './console.ts';
import { main } from './migrate/main.ts';

await command(() => main(process.argv.slice(2)));
