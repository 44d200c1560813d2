// Why the last try charged nothing, where the guest tries again.
import { t } from '@bite/shared/kernel/translate';
import { useEffect, useRef } from 'react';
import type { CardFieldsProps } from '../../lib/card-fields.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function CardRefusalNotice({
  refusal,
  onPayOtherwise,
  payOtherwise,
}: Pick<CardFieldsProps, 'refusal' | 'onPayOtherwise' | 'payOtherwise'>) {
  const notice = useRef<HTMLDivElement>(null);
  // It may stand far below: the page begins at its top after a reload.
  useEffect(() => {
    if (refusal) notice.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  if (!refusal) return null;
  return (
    <div ref={notice}>
      <Notice tone="bad" isAlert>
        <p className="font-semibold">{refusal.text}</p>
        <p>
          {refusal.isFinal
            ? t('Nothing was charged, and all you typed is kept.')
            : t('Your order is kept for a few minutes.')}
        </p>
        {onPayOtherwise ? (
          <Button look="quiet" className="mt-2" onClick={onPayOtherwise}>
            {payOtherwise}
          </Button>
        ) : null}
      </Notice>
    </div>
  );
}
