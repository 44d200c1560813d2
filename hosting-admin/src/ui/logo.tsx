// The logo of Bite: a disc with a bite taken out.
import { useId } from 'react';

export function Logo({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <mask id={id}>
        <rect width="32" height="32" fill="#fff" />
        <circle cx="27" cy="6" r="4.5" fill="#000" />
        <circle cx="21.5" cy="3" r="3.5" fill="#000" />
        <circle cx="29" cy="12.5" r="3.5" fill="#000" />
      </mask>
      <circle cx="16" cy="16" r="14" fill="var(--accent)" mask={`url(#${id})`} />
    </svg>
  );
}
