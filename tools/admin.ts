// npm run admin -- create-site-admin you@example.com: creates, lists and removes site administrators, of the running
// emulators or, with --project, of a deployed project; see docs/deploy.md.

import { main } from './admin/main.ts';
import { command } from './console.ts';

await command(() => main(process.argv.slice(2)));
