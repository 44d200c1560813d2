// Loads the catalogue of the strip's language, and none for English. Without it the strip works as usual, in English.
import { type Speech, speak } from '@bite/shared/kernel/translate';
import {
  isTranslated,
  languages,
  type SiteLanguage,
  type TranslatedLanguage,
} from '@bite/shared/website/languages';

const speeches: Readonly<Record<TranslatedLanguage, () => Promise<{ speech: Speech }>>> = {
  es: () => import('./es.ts'),
};

export async function speakAsPage(page: HTMLElement, language: SiteLanguage): Promise<void> {
  if (!isTranslated(language)) return;
  try {
    speak((await speeches[language]()).speech);
    page.lang = language;
    page.dir = languages[language].direction;
  } catch {
    // It stays in English, as the page says.
  }
}
