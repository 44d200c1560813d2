import { locale, sources, speak } from '@bite/shared/kernel/translate';
import { isTranslated, languages, siteLanguages } from '@bite/shared/website/languages';
import { afterEach, describe, expect, it } from 'vitest';
import { speakAsPage } from './speak-as-page.ts';

afterEach(() => speak());

describe('the strip', () => {
  it.each(siteLanguages.filter(isTranslated))('speaks %s on a page in it', async (language) => {
    const page = document.createElement('main');
    await speakAsPage(page, language);
    expect([page.lang, page.dir]).toEqual([language, languages[language].direction]);
    expect(locale()).toBe(languages[language].locale);
    expect(sources().length).toBeGreaterThan(3);
  });

  it('speaks English as it is', async () => {
    const page = document.createElement('main');
    await speakAsPage(page, 'en');
    expect([page.lang, sources()]).toEqual(['', []]);
  });
});
