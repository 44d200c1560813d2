// The offer to read the page in another language, in that language: its catalogue is not loaded yet.
import type { SiteLanguage } from '@bite/shared/website/languages';

interface Offer {
  question: string;
  accept: string;
  decline: string;
}

export const offers: Readonly<Record<SiteLanguage, Offer>> = {
  en: { question: 'Read this site in English?', accept: 'Read in English', decline: 'No, thanks' },
  es: { question: '¿Ver este sitio en español?', accept: 'Ver en español', decline: 'No, gracias' },
};
