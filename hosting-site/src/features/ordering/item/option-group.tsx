// A titled list of options, for sizes and modifiers: to choose from, or to read where orders are not taken here.
import { t } from '@bite/shared/kernel/translate';
import type { ReactNode } from 'react';
import { useStorefront } from '../../../lib/menu-state.ts';

interface OptionGroupProps {
  id: string;
  title: string;
  /** Of the title, where it is not the page's. */
  language?: string | undefined;
  isRequired: boolean;
  isDone?: boolean;
  hint?: string;
  isMissed?: boolean;
  children: ReactNode;
}

export function OptionGroup({
  id,
  title,
  language,
  isRequired: mustBeChosen,
  isDone = false,
  hint,
  isMissed = false,
  children,
}: OptionGroupProps) {
  const isRequired = useStorefront().website.orderingEnabled && mustBeChosen;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className="scroll-mt-16 rounded-xl"
    >
      <legend className="flex w-full items-baseline justify-between gap-3 pb-1">
        <span className="min-w-0 text-lg font-bold wrap-anywhere">
          <span lang={language}>{title}</span>
          {isRequired ? (
            <span className="text-bad">
              <span aria-hidden="true"> *</span>
              <span className="sr-only"> {t('(required)')}</span>
            </span>
          ) : null}
        </span>
        {isRequired ? <Tag isDone={isDone} isMissed={isMissed} /> : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className={`text-sm ${isMissed ? 'font-semibold text-bad' : 'text-soft'}`}>
          {hint}
        </p>
      ) : null}
      <div className="mt-2 divide-y divide-line rounded-xl border border-line">{children}</div>
    </fieldset>
  );
}

function Tag({ isDone, isMissed }: { isDone: boolean; isMissed: boolean }) {
  const tone = isDone ? 'bg-wash text-good' : isMissed ? 'bg-bad text-surface' : 'bg-wash text-soft';
  return (
    <span
      aria-hidden="true"
      className={`shrink-0 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${tone}`}
    >
      {t(isDone ? 'Done' : 'Required')}
    </span>
  );
}

interface OptionProps {
  type: 'radio' | 'checkbox';
  name: string;
  label: string;
  /** Of the label, where it is not the page's. */
  language?: string | undefined;
  note?: string | undefined;
  price?: ReactNode;
  isChosen: boolean;
  /** If it was chosen before, it can still be given up. */
  isSoldOut?: boolean;
  onPick: () => void;
}

/** Listens to clicks rather than changes, since tapping a chosen radio button removes it (O2.5-12). */
export function Option({
  type,
  name,
  label,
  language,
  note,
  price,
  isChosen,
  isSoldOut = false,
  onPick,
}: OptionProps) {
  const isChoice = useStorefront().website.orderingEnabled;
  const Row = isChoice ? 'label' : 'div';
  return (
    <Row className="flex min-h-12 items-center gap-3 px-3.5 py-2.5 has-checked:bg-wash/60 has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus has-disabled:text-soft">
      {isChoice ? (
        <input
          type={type}
          name={name}
          checked={isChosen}
          disabled={isSoldOut && !isChosen}
          onChange={() => undefined}
          onClick={onPick}
          className="size-5 shrink-0 accent-(--primary-text) outline-none"
        />
      ) : null}
      <span className="min-w-0 flex-1">
        <span lang={language}>{label}</span>
        {note ? (
          <>
            <Comma />
            <span className="ms-2 text-sm text-soft">{note}</span>
          </>
        ) : null}
      </span>
      {isSoldOut ? (
        <>
          <Comma />
          <strong className="shrink-0 text-sm text-bad">{t('Sold out')}</strong>
        </>
      ) : null}
      {price ? <Comma /> : null}
      {price ? (
        <span className="shrink-0 text-sm whitespace-nowrap tabular-nums text-soft">{price}</span>
      ) : null}
    </Row>
  );
}

/** Separates for screen readers what is visually separate. */
const Comma = () => <span className="sr-only">, </span>;
