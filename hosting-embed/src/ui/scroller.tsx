// A row under a heading that scrolls sideways, with arrows while there is more than fits. The arrow keys, Home and End
// scroll it wherever the focus is: nothing else stands in the frame. How it moves (smoothly or not) is up to the styles.
import { t } from '@bite/shared/kernel/translate';
import { type PropsWithChildren, type RefObject, useEffect, useId, useRef, useState } from 'react';

type Reach = { start: boolean; end: boolean };

function reachOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Reach {
  return { start: scrollLeft <= 1, end: scrollLeft + clientWidth >= scrollWidth - 1 };
}

/** A scrollable row must be focusable itself if nothing in it is. */
function keepReachable(row: HTMLElement, isAllShown: boolean): void {
  if (isAllShown || row.querySelector('a, button:enabled')) row.removeAttribute('tabindex');
  else row.tabIndex = 0;
}

/** Whether the row is at its start and at its end; both if everything fits. */
function useReach(row: RefObject<HTMLElement | null>): Reach {
  const [reach, setReach] = useState<Reach>({ start: true, end: true });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = (): void => {
      const next = reachOf(element);
      keepReachable(element, next.start && next.end);
      setReach((known) => (known.start === next.start && known.end === next.end ? known : next));
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);
  return reach;
}

/** By one card: they are all of one width. */
function step(row: HTMLElement | null, direction: 1 | -1): void {
  const [one, next] = row?.children ?? [];
  if (!row || !one) return;
  const stride = next
    ? next.getBoundingClientRect().left - one.getBoundingClientRect().left
    : row.clientWidth;
  row.scrollBy({ left: direction * stride });
}

function useArrowKeys(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const moves = new Map([
      ['ArrowRight', () => step(row.current, 1)],
      ['ArrowLeft', () => step(row.current, -1)],
      ['Home', () => row.current?.scrollTo({ left: 0 })],
      ['End', () => row.current?.scrollTo({ left: row.current.scrollWidth })],
    ]);
    const onKeyDown = (event: KeyboardEvent): void => {
      const move = moves.get(event.key);
      if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      move();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [row]);
}

export function Scroller({ title, children }: PropsWithChildren<{ title: string }>) {
  const row = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const reach = useReach(row);
  useArrowKeys(row);
  const isAllShown = reach.start && reach.end;
  return (
    <>
      <div className="strip-head">
        <h1 id={titleId} className="strip-title">
          {title}
        </h1>
        {isAllShown ? null : (
          <div className="arrows">
            <Arrow
              label={t('Scroll left')}
              path="M15 5l-7 7 7 7"
              isOff={reach.start}
              onClick={() => step(row.current, -1)}
            />
            <Arrow
              label={t('Scroll right')}
              path="M9 5l7 7-7 7"
              isOff={reach.end}
              onClick={() => step(row.current, 1)}
            />
          </div>
        )}
      </div>
      <ul ref={row} className="cards" aria-labelledby={titleId}>
        {children}
      </ul>
    </>
  );
}

interface ArrowProps {
  label: string;
  path: string;
  isOff: boolean;
  onClick: () => void;
}

/** Stays focusable when it is at its end, so that the focus is not lost. */
function Arrow({ label, path, isOff, onClick }: ArrowProps) {
  return (
    <button type="button" className="arrow" aria-label={label} aria-disabled={isOff} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
