// The catalogues for the server, which answers in every language.
import type { Speech } from '@bite/shared/kernel/translate';
import type { SiteLanguage } from '@bite/shared/website/languages';
import { speech as es } from './es.ts';

/** None for English, which is the source. */
export const speechOf: Readonly<Record<SiteLanguage, Speech | undefined>> = { en: undefined, es };
