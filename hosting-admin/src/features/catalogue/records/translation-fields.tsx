// An item's or menu group's name and description in Spanish, for guests who read the site in it.
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';

export const TranslationFields = ({ placeholder }: { placeholder: string }) => (
  <>
    <TextInput
      name="translations.es.name"
      placeholder={placeholder}
      hint="For guests who read your site in Spanish. Empty: they read the name as it is."
    />
    <LongTextInput name="translations.es.description" />
  </>
);
