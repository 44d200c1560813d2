// The browser's entry.
import './app.css';
import { keepFocus } from '@bite/shared/shell/keep-focus';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startPlatform } from './app/platform.ts';
import { createRouter } from './app/router.tsx';
import { startTheme } from './lib/theme.ts';

startTheme();
keepFocus(document);
const root = document.getElementById('root');
if (root) createRoot(root).render(<App start={startPlatform} router={createRouter()} />);
