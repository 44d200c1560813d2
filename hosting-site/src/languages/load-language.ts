// The catalogues as chunks: a browser loads that of its page's language, and none for English.
import type { Speech } from '@bite/shared/kernel/translate';
import type { TranslatedLanguage } from '@bite/shared/website/languages';

type LoadSpeech = () => Promise<{ speech: Speech }>;

export const speeches: Readonly<Record<TranslatedLanguage, LoadSpeech>> = { es: () => import('./es.ts') };
