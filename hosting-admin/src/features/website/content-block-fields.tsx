// A content block of the home page: its words, how it is laid out, its picture and icon, its colours and its button.
import type { BlockIcon } from '@bite/shared/website/block-icons';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ColourInput } from '../../ui/fields/colour-input.tsx';
import { LongTextInput } from '../../ui/fields/long-text-input.tsx';
import { PictureField } from '../../ui/fields/picture-field.tsx';
import { SelectInput } from '../../ui/fields/select-input.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { FieldRow } from '../../ui/form-group.tsx';
import { ContrastAdvice } from './contrast-advice.tsx';
import { LINK_HINT } from './cta-fields.tsx';
import { LayoutInput } from './layout-input.tsx';
import { TranslationsPart } from './translations-part.tsx';

export const blankBlock = () => ({
  id: crypto.randomUUID(),
  title: '',
  description: '',
  layout: 'image-left',
  translations: { es: {} },
});

const iconNames = {
  star: 'Star',
  heart: 'Heart',
  leaf: 'Leaf',
  flame: 'Flame',
  clock: 'Clock',
  delivery: 'Delivery',
  chef: 'Chef',
  pizza: 'Pizza',
  fish: 'Fish',
  coffee: 'Coffee',
  wine: 'Wine',
  cake: 'Cake',
  award: 'Award',
  people: 'People',
  gift: 'Gift',
  music: 'Music',
  calendar: 'Calendar',
  pin: 'Place',
} as const satisfies Record<BlockIcon, string>;

const icons = [
  { value: '', label: 'None' },
  ...Object.entries(iconNames).map(([value, label]) => ({ value, label })),
];

export function ContentBlockFields({ path }: { path: string }) {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: path });
  const [layout, ground, text, button, link] = useWatch({
    control,
    name: ['layout', 'backgroundColor', 'textColor', 'buttonText', 'buttonUrl'].map(
      (field) => `${path}.${field}`,
    ),
  });
  const isFaulty = (...fields: string[]): boolean =>
    fields.some((field) => get(errors, `${path}.${field}`) !== undefined);
  return (
    <div className="grid gap-3">
      <TextInput name={`${path}.title`} placeholder="Two days in the making" />
      <LongTextInput name={`${path}.description`} rows={3} />
      <LayoutInput name={`${path}.layout`} />
      {layout !== 'text-only' && <PictureField name={`${path}.image`} folder="branding" />}
      <Disclosure
        title="Icon, colours and button"
        note={button && link ? 'with a button' : undefined}
        isFaulty={isFaulty('icon', 'backgroundColor', 'textColor', 'buttonText', 'buttonUrl')}
      >
        <SelectInput name={`${path}.icon`} options={icons} hint="Above the title." />
        <FieldRow>
          <ColourInput name={`${path}.backgroundColor`} hint="Empty: as the page." isPlain />
          <ColourInput name={`${path}.textColor`} hint="Empty: as reads best." isPlain />
        </FieldRow>
        <ContrastAdvice ground={ground} text={text} />
        <TextInput
          name={`${path}.buttonText`}
          placeholder="See our story"
          hint="Shown only where it leads somewhere."
        />
        <TextInput name={`${path}.buttonUrl`} placeholder="/story" autoCapitalize="none" hint={LINK_HINT} />
      </Disclosure>
      <TranslationsPart name={`${path}.translations.es`}>
        <TextInput name={`${path}.translations.es.title`} />
        <LongTextInput name={`${path}.translations.es.description`} rows={3} />
        <TextInput name={`${path}.translations.es.buttonText`} />
      </TranslationsPart>
    </div>
  );
}
