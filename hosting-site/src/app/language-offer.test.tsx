import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLanguageLinks } from '../lib/language-links.ts';
import { LanguageOffer, languageToOffer } from './language-offer.tsx';

/** A page in English, looked at by a browser with these languages. */
const looksAt = (...languages: string[]) => {
  document.documentElement.lang = 'en';
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
};

beforeEach(() => window.localStorage.clear());
afterEach(() => {
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

describe('a link to another language that the server wrote', () => {
  it('leads from the page that is on screen, and ends the offers', () => {
    looksAt('es');
    window.history.replaceState(null, '', '/luigis/checkout');
    document.body.innerHTML = '<a data-language="es" href="/luigis?lang=es">Español</a>';
    followLanguageLinks(document);
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(link?.getAttribute('href')).toBe('/luigis/checkout?lang=es');
    expect(languageToOffer()).toBeUndefined();
  });
});
