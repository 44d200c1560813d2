// A day, or a moment, by the reader's own clock.
import { formatDay, formatMoment } from '../lib/date-format.ts';

export function DateText({ iso, withTime = false }: { iso: string; withTime?: boolean }) {
  return (
    <time dateTime={iso} title={formatMoment(iso)}>
      {withTime ? formatMoment(iso) : formatDay(iso)}
    </time>
  );
}
