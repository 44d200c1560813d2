// A call to action: a band across the home page, with a button that leads to ordering unless it is given another address.
import { DEFAULT_ORDER_BUTTON } from '@bite/shared/website/ordering-provider';
import { LongTextInput } from '../../ui/fields/long-text-input.tsx';
import { PictureField } from '../../ui/fields/picture-field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { TranslationsPart } from './translations-part.tsx';

export const newCta = () => ({
  id: crypto.randomUUID(),
  title: '',
  description: '',
  buttonText: DEFAULT_ORDER_BUTTON,
  translations: { es: {} },
});

export const LINK_HINT = 'A page of your site, such as /menu, /story or /contact, or a web address.';

export function CtaFields({ path }: { path: string }) {
  return (
    <div className="grid gap-3">
      <TextInput name={`${path}.title`} placeholder="Feeding a crowd?" />
      <LongTextInput name={`${path}.description`} rows={2} />
      <TextInput name={`${path}.buttonText`} placeholder={DEFAULT_ORDER_BUTTON} />
      <TextInput
        name={`${path}.buttonUrl`}
        placeholder="/menu"
        autoCapitalize="none"
        hint={`${LINK_HINT} Empty: to ordering.`}
      />
      <PictureField
        name={`${path}.backgroundImage`}
        folder="branding"
        shape={{ label: 'As a band', ratio: 16 / 5 }}
      />
      <TranslationsPart name={`${path}.translations.es`}>
        <TextInput name={`${path}.translations.es.title`} />
        <LongTextInput name={`${path}.translations.es.description`} rows={2} />
        <TextInput name={`${path}.translations.es.buttonText`} />
      </TranslationsPart>
    </div>
  );
}
