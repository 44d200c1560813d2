// A part of the page that is taken over when its code has arrived. Until then the server's markup stands there, and the last press
// on a button of it is kept and repeated: no tap is lost. Nothing may render it again before, since React would then drop
// that markup instead of waiting: whoever places it is memoised, with properties that do not change.
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';

interface LateSlotProps {
  /** Shown where the server has rendered nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

export function LateSlot({ fallback = null, children }: LateSlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const keep = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('button') : null;
    };
    const place = box.current;
    place?.addEventListener('click', keep, { capture: true });
    return () => place?.removeEventListener('click', keep, { capture: true });
  }, []);
  return (
    <div ref={box} className="contents">
      <Suspense fallback={fallback}>
        {children}
        <Repeat pressed={pressed} />
      </Suspense>
    </div>
  );
}

/** Rendered together with the part, and so when that works. */
function Repeat({ pressed }: { pressed: RefObject<HTMLElement | null> }) {
  useEffect(() => pressed.current?.click(), [pressed]);
  return null;
}
