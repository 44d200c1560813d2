// Tags as free text: Enter or a comma adds one, Backspace in the empty input takes the last one back.
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { IconButton } from '../button.tsx';
import { Field, inputClasses } from '../field.tsx';
import { type BoundProps, useBound, useChange } from './bound.ts';

interface TagInputProps<Values extends FieldValues> extends BoundProps<Values> {
  placeholder?: string;
  /** Where tags are more than words: reads what was typed or pasted. What is no tag stays to be corrected. */
  read?: (text: string) => ReadTags;
  /** How a tag is shown. */
  wordsFor?: (tag: string) => string;
}

interface ReadTags {
  tags: string[];
  /** What could not be read. */
  rest: string;
  error?: string;
}

/** Marks what could not be read among the tags, so that the form’s schema refuses it and nothing typed is lost. */
const UNREAD = '? ';

const wordsIn = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

export function TagInput<Values extends FieldValues = FieldValues>(props: TagInputProps<Values>) {
  const { name, hint = 'Enter or a comma adds one.', placeholder } = props;
  const { read = (text): ReadTags => ({ tags: wordsIn(text), rest: '' }), wordsFor = (tag) => tag } = props;
  const { form, isRequired, label, error } = useBound(props);
  const { field } = useController({ control: form.control, name: name as string });
  const change = useChange(form, name);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const all: string[] = Array.isArray(field.value) ? field.value : [];
  const words = all.filter((word) => !word.startsWith(UNREAD));
  const add = (text: string): void => {
    const { tags, rest, error: why } = read(text);
    const unread = rest === '' ? [] : [`${UNREAD}${rest}`];
    const next = [...new Set([...words, ...tags]), ...unread];
    if (next.join() !== all.join()) change(next);
    setTyped(rest);
    setFault(why);
  };
  const remove = (word: string): void => {
    change(all.filter((one) => one !== word));
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
    if (!/[,;\n\t]/.test(text)) return;
    event.preventDefault();
    add(typed + text);
  };
  return (
    <Field label={label} hint={hint} error={fault ?? error} isRequired={isRequired}>
      {(input) => (
        <div ref={box} className="grid gap-2">
          <ul
            aria-label={`Added: ${label}`}
            className="flex max-h-72 flex-wrap gap-1.5 overflow-y-auto empty:hidden"
          >
            {words.map((word) => (
              <li key={word} className="flex min-w-0 items-center rounded-lg bg-column pl-3 text-sm">
                <span className="min-w-0 wrap-anywhere">{wordsFor(word)}</span>
                <IconButton label={`Remove ${wordsFor(word)}`} onClick={() => remove(word)}>
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
            onChange={({ target }) => {
              setTyped(target.value);
              setFault(undefined);
            }}
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
