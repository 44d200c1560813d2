import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLanguageLinks } from '../lib/language-links.ts';
import { LanguageOffer, languageToOffer } from './language-offer.tsx';
import { helpPage } from './page-helpers.tsx';

/** A page in English, looked at by a browser with these languages. */
const looksAt = (...languages: string[]) => {
  document.documentElement.lang = 'en';
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
};

const stops: (() => void)[] = [];
const help = (): void => void stops.push(helpPage(document));

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('lang');
  document.body.innerHTML = '';
});

describe('the offer of another language', () => {
  it('is made once, by the first of the browser’s languages that the site speaks', () => {
    looksAt('qu-PE', 'es-PE', 'en');
    expect(languageToOffer()).toBe('es');
    expect(languageToOffer()).toBeUndefined();
  });

  it.each([[['en-GB', 'es']], [['de', 'fr']], [[]]])('is not made to a browser with %j', (languages) => {
    looksAt(...languages);
    expect(languageToOffer()).toBeUndefined();
  });

  it('is in that language, leads to the same page, and goes when it is declined', async () => {
    window.history.replaceState(null, '', '/luigis/contact?embedded=true');
    const decline = vi.fn();
    render(<LanguageOffer language="es" onClose={decline} />);
    expect(screen.getByText('¿Ver este sitio en español?').closest('[lang]')?.getAttribute('lang')).toBe(
      'es',
    );
    expect(screen.getByRole('link', { name: 'Ver en español' }).getAttribute('href')).toBe(
      '/luigis/contact?embedded=true&lang=es',
    );
    await userEvent.click(screen.getByRole('button', { name: 'No, gracias' }));
    expect(decline).toHaveBeenCalledOnce();
  });
});

describe('where the offer is', () => {
  const question = () => screen.queryByText('¿Ver este sitio en español?');

  it.each(['/luigis/checkout', '/luigis/track/a-token'])('it is not at %s, and is made later', (path) => {
    looksAt('es');
    window.history.replaceState(null, '', path);
    act(help);
    expect(question()).toBeNull();
    expect(languageToOffer()).toBe('es');
  });

  it('it is gone once the guest is on another page, and stays until then', async () => {
    looksAt('es');
    window.history.replaceState(null, '', '/luigis');
    act(help);
    await screen.findByText('¿Ver este sitio en español?');
    await userEvent.click(document.body);
    await new Promise((resolve) => setTimeout(resolve));
    expect(question()).not.toBeNull();
    window.history.pushState(null, '', '/luigis/checkout');
    await userEvent.click(document.body);
    await waitFor(() => expect(question()).toBeNull());
  });
});

describe('a link to another language that the server wrote', () => {
  it('leads from the page that is on screen, and ends the offers', () => {
    looksAt('es');
    window.history.replaceState(null, '', '/luigis/checkout');
    document.body.innerHTML = '<a data-language="es" href="/luigis?lang=es">Español</a>';
    stops.push(followLanguageLinks(document));
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(link?.getAttribute('href')).toBe('/luigis/checkout?lang=es');
    expect(languageToOffer()).toBeUndefined();
  });
});
