// Loads the catalogue of the strip's language, and none for English. Without it the strip works as usual, in English.
import { type Speech, speak } from '@bite/shared/kernel/translate';
import { languages, type SiteLanguage } from '@bite/shared/website/languages';

const speeches: Partial<Record<SiteLanguage, () => Promise<{ speech: Speech }>>> = {
  es: () => import('./es.ts'),
};

export async function speakAsPage(page: HTMLElement, language: SiteLanguage): Promise<void> {
  const load = speeches[language];
  if (!load) return;
  try {
    speak((await load()).speech);
    page.lang = language;
    page.dir = languages[language].direction;
  } catch {
    // It stays in English, as the page says.
  }
}
