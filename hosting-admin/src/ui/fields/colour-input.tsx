// A colour, by the browser's picker or as '#rrggbb', with how well white or black text reads on it.
import { contrast, textOn } from '@bite/shared/website/readable-colors';
import { type FieldValues, useWatch } from 'react-hook-form';
import { Field, inputClasses } from '../field.tsx';
import { optionalText } from '../inputs.ts';
import { type BoundProps, useBound, useChange } from './bound.ts';

const colour = /^#[0-9a-f]{6}$/i;
const AA = 4.5;

interface ColourProps<Values extends FieldValues> extends BoundProps<Values> {
  /** Nothing is said of texts on it: it is one of a pair, of which another line speaks. */
  isPlain?: boolean;
}

export function ColourInput<Values extends FieldValues = FieldValues>(props: ColourProps<Values>) {
  const { name, hint, isPlain = false } = props;
  const { form, isRequired, mayBeAbsent, label, error } = useBound(props);
  const change = useChange(form, name);
  const present = String(useWatch({ control: form.control, name: name as string }) ?? '');
  const isColour = colour.test(present);
  return (
    <Field
      label={label}
      hint={isColour && !isPlain ? <Advice colour={present} hint={hint} /> : hint}
      error={error}
      isRequired={isRequired}
    >
      {(input) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={`Pick ${label}`}
            value={isColour ? present : '#000000'}
            onChange={({ target }) => change(target.value)}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-strong-line bg-card p-1"
          />
          <input
            {...input}
            placeholder="#c2410c"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={7}
            className={inputClasses}
            {...form.register(name as string, mayBeAbsent ? optionalText : {})}
          />
        </span>
      )}
    </Field>
  );
}

function Advice({ colour: ground, hint }: { colour: string; hint: React.ReactNode }) {
  const text = textOn(ground);
  const word = text === '#ffffff' ? 'White' : 'Black';
  const onWhite = contrast(ground, '#ffffff');
  return (
    <>
      {hint} {word} text reads best on it ({contrast(ground, text).toFixed(1)} : 1).{' '}
      {onWhite < AA && 'As text on white it is too light; we darken it there.'}
    </>
  );
}
