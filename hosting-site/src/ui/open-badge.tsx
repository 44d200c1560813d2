// Whether the restaurant is open, in words and colour; reserves its space until the page knows the time.
import { plainLabel } from '../lib/local-times.ts';
import { useOpenLabel } from '../lib/use-open-label.ts';

interface OpenBadgeProps {
  /** 'Open now', 'Paused' or 'Closed' first, the hour after it (O2.7-06); else the hour itself: 'Opens 11 AM' (O2.3-01). */
  isPlain?: boolean;
  /** On phones it may take two lines. */
  mayWrap?: boolean;
  className?: string;
}

export function OpenBadge({ isPlain = false, mayWrap = false, className = '' }: OpenBadgeProps) {
  const label = useOpenLabel();
  if (!label) return <span className={`needs-script inline-block h-5 w-32 ${className}`} />;
  const { text, more } = isPlain ? plainLabel(label) : label;
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full ${label.isOpen ? 'bg-good' : 'bg-bad'}`}
      />
      <span
        className={`min-w-0 sm:truncate ${mayWrap ? 'max-sm:line-clamp-2 max-sm:leading-tight' : 'max-sm:truncate'}`}
      >
        <span className="font-semibold">{text}</span>
        {more ? <span className="text-soft"> · {more}</span> : null}
      </span>
    </span>
  );
}
