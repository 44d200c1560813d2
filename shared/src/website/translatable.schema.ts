// Texts that staff may also write in the other languages of the guests' site (docs/decisions/053). A language that is added is a
// row of languages.ts: every record with such texts has room for it at once, and the compiler asks for its fields on the screens.
import { z } from 'zod';
import { leftEmpty } from '../kernel/text.schema.ts';
import { isTranslated, siteLanguages, type TranslatedLanguage } from './languages.ts';

/** A text, or a list of texts. */
type Text = z.ZodString | z.ZodArray<z.ZodString>;
type OwnText = Text | z.ZodOptional<Text> | z.ZodDefault<Text>;
type Texts = Readonly<Record<string, OwnText>>;

type TextOf<Own> = Own extends z.ZodOptional<infer T> | z.ZodDefault<infer T> ? T : Own;
type InOneLanguage<Own extends Texts> = z.ZodObject<{
  [Field in keyof Own]: z.ZodOptional<TextOf<Own[Field]> & z.ZodType>;
}>;

/** These texts in every other language, each as long as the own one may be. What is left empty is shown as it is. */
export function translationsOf<Own extends Texts>(own: Own) {
  const inOneLanguage = z.object(
    Object.fromEntries(
      Object.entries(own).map(([field, text]) => [field, optionalTranslation(text).optional()]),
    ),
  ) as unknown as InOneLanguage<Own>;
  const languages = Object.fromEntries(
    siteLanguages.filter(isTranslated).map((language) => [language, inOneLanguage.optional()]),
  ) as Record<TranslatedLanguage, z.ZodOptional<InOneLanguage<Own>>>;
  return z.object(languages).optional().describe('In other languages, for the guests’ site.');
}

/** The fields of a record, together with their `translations`. */
export const translatable = <Own extends Texts>(own: Own) => ({ ...own, translations: translationsOf(own) });

/** The own text may be asked for, or have a default: no translation is. */
function optionalTranslation(own: OwnText): Text {
  const text = own instanceof z.ZodOptional || own instanceof z.ZodDefault ? own.unwrap() : own;
  return text instanceof z.ZodString ? leftEmpty(text) : text;
}
