// What the worker answers where there is no connection and nothing is kept. It is one file, in words of its own: the site's are in
// scripts that may not be there.
import {
  defaultLanguage,
  LANGUAGE_PARAMETER,
  languageOf,
  type SiteLanguage,
} from '@bite/shared/website/languages';
import type { KeptBeginning } from './kept-pages.ts';

interface Words {
  title: string;
  advice: string;
  again: string;
  menu: string;
  home: string;
}

const words: Readonly<Record<SiteLanguage, Words>> = {
  en: {
    title: 'No connection',
    advice: 'This page could not be loaded. Check your connection and try again.',
    again: 'Try again',
    menu: 'See the menu',
    home: 'Home page',
  },
  es: {
    title: 'Sin conexión',
    advice: 'No se pudo cargar esta página. Revisa la conexión e intenta de nuevo.',
    again: 'Intentar de nuevo',
    menu: 'Ver el menú',
    home: 'Página de inicio',
  },
};

const style = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 28rem; margin: 20vh auto 0; padding: 0 1rem; text-align: center }
h1 { font-size: 1.5rem }
a { display: inline-block; min-height: 2.75rem; padding: 0.625rem 1rem; box-sizing: border-box; color: inherit; font-weight: 600 }
`;

/** @param beginning What is kept of the restaurant. */
export function offlinePage(url: string, beginning: KeptBeginning | undefined): Response {
  const language = languageOf(new URL(url).searchParams.get(LANGUAGE_PARAMETER));
  const { title, advice, again, ...onward } = words[language];
  const search = language === defaultLanguage ? '' : `?${LANGUAGE_PARAMETER}=${language}`;
  const link = beginning && `<a href="${beginning.path || '/'}${search}">${onward[beginning.kind]}</a>`;
  const html =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>` +
    `<body><main><h1>${title}</h1><p>${advice}</p><p><a href="">${again}</a>${link ?? ''}</p></main></body></html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
  return new Response(html, { status: 503, headers });
}
