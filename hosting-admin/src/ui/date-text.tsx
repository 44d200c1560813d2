// A day, or a moment, by the reader's own clock.
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export function DateText({ iso, withTime = false }: { iso: string; withTime?: boolean }) {
  const instant = new Date(iso);
  return (
    <time dateTime={iso} title={moment.format(instant)}>
      {(withTime ? moment : day).format(instant)}
    </time>
  );
}
