// npm run import-menu -- <file> --restaurant <guid>: imports a Square catalogue export into a restaurant's menu.
// With --dry-run it only reports what it would do. See docs/menu-import.md.
import { command } from './console.ts';
import { main } from './import-menu/main.ts';

// A reader such as `head` may close the report early.
process.stdout.on('error', () => process.exit());

await command(() => main(process.argv.slice(2)));
