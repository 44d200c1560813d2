// The usual price, struck through next to a lower one.
import { t } from '@bite/shared/kernel/translate';
export function UsualPrice({ label }: { label: string }) {
  return (
    <s className="dish-more">
      <span className="sr-only">{t(', instead of ')}</span>
      {label}
    </s>
  );
}
