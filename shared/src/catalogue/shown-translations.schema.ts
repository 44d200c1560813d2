// Texts in other languages as guests' pages get them: without those that staff left empty.
import { z } from 'zod';
import { siteLanguages } from '../website/languages.ts';

export const shownInLanguages = <Texts extends z.ZodRawShape>(texts: Texts) =>
  z.partialRecord(z.enum(siteLanguages), z.strictObject(texts)).exactOptional();

export const shownNames = shownInLanguages({ name: z.string().exactOptional() });
