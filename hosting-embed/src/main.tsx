// The browser's entry: reads the URL and renders the restaurant's strip.
import { createClient } from '@bite/shared/api/client';
import { dinerRoutes } from '@bite/shared/api/diner-routes';
import { keepFocus } from '@bite/shared/shell/keep-focus';
import { createRoot } from 'react-dom/client';
import { readAddress } from './app/address.ts';
import { App } from './app/app.tsx';
import { speakAsPage } from './languages/speak-as-page.ts';
import { hostPage } from './lib/host-page.ts';
import './styles.css';

const { slug, theme, language } = readAddress(window.location);
if (theme) document.documentElement.dataset['theme'] = theme;

keepFocus(document);
const root = document.getElementById('root');
if (root) {
  await speakAsPage(document.documentElement, language);
  createRoot(root).render(<App slug={slug} call={createClient(dinerRoutes)} host={hostPage(window)} />);
}
