// The browser's entry.
import './app.css';
import { keepFocus } from '@bite/shared/shell/keep-focus';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { connectFirebase } from './app/firebase-ports.ts';
import { createRouter } from './app/router.tsx';
import { ThemeFault } from './app/theme-fault.tsx';
import { startTheme } from './lib/theme.ts';

const isThemeGood = startTheme(import.meta.env.VITE_DEFAULT_THEME);
keepFocus(document);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    isThemeGood ? <App start={connectFirebase} router={createRouter()} /> : <ThemeFault />,
  );
