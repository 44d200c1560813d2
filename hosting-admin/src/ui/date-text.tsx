// A date, or a date and time, in the time zone of the screen's restaurant, or else in the reader's.
import { formatDay, formatMoment } from '../lib/date-format.ts';
import { useZone } from '../lib/place.tsx';

export function DateText({ iso, withTime = false }: { iso: string; withTime?: boolean }) {
  const zone = useZone();
  const moment = formatMoment(iso, zone);
  return (
    <time dateTime={iso} title={moment}>
      {withTime ? moment : formatDay(iso, zone)}
    </time>
  );
}
