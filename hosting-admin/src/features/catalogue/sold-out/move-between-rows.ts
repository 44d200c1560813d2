// Arrow keys move between the search, if there is one, and the rows of what can be sold out.
import type { KeyboardEvent } from 'react';

/** For the element around them. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLElement)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], [data-target]')];
  const here = stops.indexOf(event.target);
  const next = here < 0 ? undefined : stops[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
