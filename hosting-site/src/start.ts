// The browser's entry on the menu page.
import { startPage } from './app/start-page.ts';

startPage(() => import('./main.tsx'));
