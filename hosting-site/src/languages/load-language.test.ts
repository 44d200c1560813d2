import { isTranslated, languages, siteLanguages } from '@bite/shared/website/languages';
import { describe, expect, it } from 'vitest';
import { speeches } from './load-language.ts';
import { speechOf } from './on-the-server.ts';

describe('the catalogue of a page', () => {
  it.each(siteLanguages.filter(isTranslated))(
    'in %s is the same in the browser and on the server',
    async (language) => {
      const { speech } = await speeches[language]();
      expect(speech.locale).toBe(languages[language].locale);
      expect(Object.keys(speech.catalogue).length).toBeGreaterThan(100);
      expect(speech).toEqual(speechOf[language]);
    },
  );
});
