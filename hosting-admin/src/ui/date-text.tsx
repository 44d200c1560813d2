// A date, or a date and time, in the reader's time zone.
import { formatDay, formatMoment } from '../lib/date-format.ts';

export function DateText({ iso, withTime = false }: { iso: string; withTime?: boolean }) {
  return (
    <time dateTime={iso} title={formatMoment(iso)}>
      {withTime ? formatMoment(iso) : formatDay(iso)}
    </time>
  );
}
