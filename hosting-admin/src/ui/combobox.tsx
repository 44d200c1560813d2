// A combobox: one of hundreds of choices, filtered by typing. downshift handles keys and accessibility.
import { type UseComboboxProps, useCombobox } from 'downshift';
import { Check, ChevronDown, Plus, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { type InputProps, inputClasses } from './field.tsx';
import { matches } from './matches.ts';
import type { Option } from './select.tsx';

interface ComboboxProps {
  input: InputProps;
  /** The list's name for screen readers. */
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string | undefined;
  /** The choice may be cleared. */
  isClearable?: boolean;
  /** Offers to create the typed value if there is no such option. */
  onCreate?: ((typed: string) => void) | undefined;
}

/** The maximum number of shown options; typing narrows them. */
const SHOWN = 100;
/** No option's value begins with this. */
const CREATE = '\u0000create';
const nothing: Option = { value: '\u0000nothing', label: 'Nothing matches', disabled: true };

const words = ({ label, group }: Option): string[] => [label, group ?? ''];

const { InputBlur, InputChange, InputClick } = useCombobox.stateChangeTypes;

/**
 * Enter takes the first option that matches what was typed. Leaving the field takes an option only if its whole label was typed;
 * a click into the field does not close the list.
 */
const stateReducer: NonNullable<UseComboboxProps<Option>['stateReducer']> = (
  state,
  { type, changes, props },
) => {
  if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
  if (type === InputBlur) {
    const typed = state.inputValue.trim().toLowerCase();
    const whole = props.items.find(({ value, label }) => value !== CREATE && label.toLowerCase() === typed);
    return { ...changes, selectedItem: (state.isOpen && whole) || state.selectedItem };
  }
  // Enter takes whatever is highlighted, though it cannot be chosen: what was typed stays to be corrected.
  if (changes.selectedItem?.disabled) return state;
  return type === InputClick ? { ...changes, isOpen: true } : changes;
};

export function Combobox(props: ComboboxProps) {
  const {
    input,
    label,
    options,
    value,
    onChange,
    onBlur,
    placeholder,
    isClearable = false,
    onCreate,
  } = props;
  const selected = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState<string>();
  const shown = useMemo(() => shownOf(options, typed, onCreate !== undefined), [options, typed, onCreate]);
  const box = useCombobox<Option>({
    items: shown,
    inputId: input.id,
    selectedItem: selected,
    inputValue: typed ?? selected?.label ?? '',
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: ({ disabled = false }) => disabled,
    stateReducer,
    onIsOpenChange: ({ isOpen, type }) => {
      if (isOpen) return;
      if (type === InputBlur && isClearable && typed === '') onChange('');
      setTyped(undefined);
    },
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
  });
  const choose = (option: Option | null): void => {
    if (option?.value === CREATE) onCreate?.(typed?.trim() ?? '');
    else onChange(option?.value ?? '');
    setTyped(undefined);
  };
  return (
    <div className="relative">
      <input
        {...box.getInputProps({
          ...(onBlur && { onBlur }),
          ...input,
          // Here and not in onInputValueChange, which comes after the next letter where the machine is busy, and undoes it.
          onChange: ({ currentTarget }) => setTyped(currentTarget.value),
        })}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        className={`${inputClasses} truncate pr-20`}
      />
      <span className="absolute inset-y-0 right-0 flex">
        {isClearable && selected && (
          <IconButton label={`Clear ${label}`} className="min-w-9" onClick={() => choose(null)}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        )}
        <IconButton {...box.getToggleButtonProps()} label={`Show ${label}`} className="min-w-9">
          <ChevronDown className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
      <ul
        {...box.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
        className={classNames(
          'absolute inset-x-0 z-30 mt-1 max-h-72 overflow-y-auto rounded-xl border border-line bg-card p-1.5 shadow-lg',
          !box.isOpen && 'hidden',
        )}
      >
        {box.isOpen &&
          shown.map((option, index) => (
            <li
              key={option.value}
              {...box.getItemProps({ item: option, index })}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 text-sm wrap-anywhere',
                box.highlightedIndex === index && 'bg-column',
                option.disabled && 'opacity-60',
              )}
            >
              {option.value === CREATE && <Plus className="size-4 shrink-0" aria-hidden="true" />}
              <span className="min-w-0 flex-1">
                {option.label}
                {option.group && <span className="block text-xs text-muted">{option.group}</span>}
              </span>
              {option.value === value && <Check className="size-4 shrink-0" aria-hidden="true" />}
            </li>
          ))}
      </ul>
    </div>
  );
}

function shownOf(options: readonly Option[], typed: string | undefined, mayCreate: boolean): Option[] {
  if (typed === undefined || typed.trim() === '') return options.slice(0, SHOWN);
  const found = options.filter((option) => matches(typed, words(option))).slice(0, SHOWN);
  const isThere = found.some(({ label }) => label.toLowerCase() === typed.trim().toLowerCase());
  if (found.length === 0 && !mayCreate) return [nothing];
  return mayCreate && !isThere ? [...found, { value: CREATE, label: `Create “${typed.trim()}”` }] : found;
}
