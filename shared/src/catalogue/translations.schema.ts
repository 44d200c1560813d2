// What the menu says in the other languages of the guests' site, as staff have written it. What they leave empty is shown as it is.
import { z } from 'zod';
import { name, note } from '../kernel/text.schema.ts';

const translatedName = name(255).optional();

/** Of what has a name alone: modifier groups and their options. */
export const nameTranslations = z
  .object({ es: z.object({ name: translatedName }).optional() })
  .optional()
  .describe('Its name in other languages, for the guests’ site.');

export const translations = z
  .object({ es: z.object({ name: translatedName, description: note(2000).optional() }).optional() })
  .optional()
  .describe('Its name and description in other languages, for the guests’ site.');
