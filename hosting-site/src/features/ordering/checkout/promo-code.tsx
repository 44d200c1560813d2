// Takes a promotion's code, shows which one holds or why it does not, and removes it.
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import type { UsedPromotion } from '@bite/shared/ordering/totals-rows';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { applyCode, changeExtras, extrasOf } from '../../../lib/order-extras.ts';
import { useSite } from '../../../lib/site.ts';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';

interface PromoCodeProps {
  promotion: UsedPromotion | undefined;
  /** Why the server refused the code. */
  error: string | undefined;
  onChange: () => void;
}

export function PromoCode({ promotion, error, onChange }: PromoCodeProps) {
  // The control that changes it goes with the change, and the focus with it; a page that opens leaves the focus alone.
  const [isChanged, setChanged] = useState(false);
  const change = () => {
    setChanged(true);
    onChange();
  };
  return promotion ? (
    <Entered promotion={promotion} error={error} onChange={change} takesFocus={isChanged} />
  ) : (
    <Enter onChange={change} takesFocus={isChanged} />
  );
}

interface TakesFocus {
  takesFocus: boolean;
}

function Entered({
  promotion,
  error,
  onChange,
  takesFocus,
}: PromoCodeProps & TakesFocus & { promotion: UsedPromotion }) {
  const site = useSite();
  const { code, name } = promotion;
  const problem = error ?? promotion.refusal;
  const box = useRef<HTMLDivElement>(null);
  const isEntered = useRef(takesFocus);
  useEffect(() => {
    if (isEntered.current && document.activeElement === document.body) box.current?.focus();
  }, []);
  const remove = () => {
    changeExtras(site, { promotion: undefined, refusedCode: undefined });
    onChange();
  };
  return (
    <div ref={box} tabIndex={-1} className="grid gap-1 rounded-xl bg-wash px-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="min-w-0 wrap-anywhere">
          <strong>{isolated(code)}</strong>{' '}
          {problem ? null : <span className="text-soft">{isolated(name)}</span>}
        </p>
        <button
          type="button"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-primary-text underline-offset-4 hover:underline"
          aria-label={t('Remove the code {code}', { code: isolated(code) })}
          onClick={remove}
        >
          {t('Remove')}
        </button>
      </div>
      {problem ? <p className="text-sm font-medium text-bad">{problem}</p> : null}
    </div>
  );
}

function Enter({ onChange, takesFocus }: Pick<PromoCodeProps, 'onChange'> & TakesFocus) {
  const site = useSite();
  const { refusedCode } = useStore(extrasOf(site));
  const [isOpen, setOpen] = useState(refusedCode !== undefined);
  const [typed, setTyped] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const text = typed ?? refusedCode?.code ?? '';
  const apply = async () => {
    if (isChecking || text.trim() === '') return;
    setChecking(true);
    onChange();
    await applyCode(site, text).finally(() => setChecking(false));
  };
  if (!isOpen && !refusedCode)
    return (
      <button
        type="button"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text underline-offset-4 hover:underline"
        // biome-ignore lint/a11y/noAutofocus: in the place of the button that removed the code
        autoFocus={takesFocus}
        onClick={() => setOpen(true)}
      >
        {t('Have a code?')}
      </button>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Not the order: the code alone.
    event.preventDefault();
    void apply();
  };
  return (
    <Field label={t('Promo code')} error={refusedCode?.message}>
      {(wiring) => (
        <div className="flex gap-2">
          <input
            {...wiring}
            // biome-ignore lint/a11y/noAutofocus: opened by the guest a moment ago
            autoFocus={refusedCode === undefined}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            className="control min-w-0 flex-1"
            value={text}
            onChange={(event) => {
              setTyped(event.target.value);
              if (refusedCode) changeExtras(site, { refusedCode: undefined });
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
          />
          <Button look="quiet" aria-disabled={isChecking} aria-busy={isChecking} onClick={() => void apply()}>
            {t('Apply')}
          </Button>
        </div>
      )}
    </Field>
  );
}
