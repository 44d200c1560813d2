// Tags as free text: Enter or a comma adds one, Backspace in the empty input takes the last one back.
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { IconButton } from '../button.tsx';
import { Field, inputClasses } from '../field.tsx';
import { type BoundProps, useBound, useChange } from './bound.ts';

interface TagInputProps<Values extends FieldValues> extends BoundProps<Values> {
  placeholder?: string;
}

const wordsIn = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

export function TagInput<Values extends FieldValues = FieldValues>(props: TagInputProps<Values>) {
  const { name, hint = 'Enter or a comma adds one.', placeholder } = props;
  const { form, isRequired, label, error } = useBound(props);
  const { field } = useController({ control: form.control, name: name as string });
  const change = useChange(form, name);
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const words: string[] = Array.isArray(field.value) ? field.value : [];
  const add = (text: string): void => {
    const added = wordsIn(text);
    if (added.length > 0) change([...new Set([...words, ...added])]);
    setTyped('');
  };
  const remove = (word: string): void => {
    change(words.filter((one) => one !== word));
    box.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = words.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
    const isEnd = event.key === ',' || (event.key === 'Enter' && typed.trim() !== '');
    if (!isEnd) return;
    event.preventDefault();
    add(typed);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!/[,\n]/.test(text)) return;
    event.preventDefault();
    add(typed + text);
  };
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(input) => (
        <div ref={box} className="grid gap-2">
          <ul aria-label={`Added: ${label}`} className="flex flex-wrap gap-1.5 empty:hidden">
            {words.map((word) => (
              <li key={word} className="flex min-w-0 items-center rounded-lg bg-column pl-3 text-sm">
                <span className="min-w-0 wrap-anywhere">{word}</span>
                <IconButton label={`Remove ${word}`} onClick={() => remove(word)}>
                  <X className="size-4" aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
          <input
            {...input}
            ref={field.ref}
            value={typed}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              add(typed);
              field.onBlur();
            }}
            className={inputClasses}
          />
        </div>
      )}
    </Field>
  );
}
