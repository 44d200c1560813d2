// Beside the button that sends a long form: what needs another look, each with a way to it: fields and lines of the order, named as
// long as they are marked (invalid-fields.ts), whichever part of the form marks them.
import { t } from '@bite/shared/kernel/translate';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { invalidFields, nameOf } from './invalid-fields.ts';

export function MistakeLinks() {
  const box = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const look = () => {
      const found = invalidFields(form);
      setFields((now) => (isSame(now, found) ? now : found));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(form, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-invalid', 'data-mistake'],
    });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className="empty:-mt-3">
      {fields.length > 0 ? (
        <div className="flex gap-2 text-sm">
          <Icon name="alert" className="mt-2 size-5 shrink-0 text-bad" />
          <div className="flex flex-wrap items-center gap-x-3">
            <span>{t('Please check:')}</span>
            {fields.map((field, position) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the fields are elements of the page, in its order.
                key={position}
                type="button"
                className="min-h-9 text-start font-semibold text-bad underline underline-offset-4"
                onClick={() => {
                  field.focus({ preventScroll: true });
                  field.scrollIntoView({ block: 'center' });
                }}
              >
                {field.dataset['shortName'] ?? nameOf(field)}
              </button>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}

const isSame = (one: readonly HTMLElement[], other: readonly HTMLElement[]): boolean =>
  one.length === other.length && one.every((field, position) => field === other[position]);
