// A part of the page that is taken over when its code has arrived. Until then the server's markup stands there, and the last press
// on a button or choice of it is kept and repeated: no tap is lost. Nothing may render it again before, since React would then drop
// that markup instead of waiting: whoever places it is memoised, with properties that do not change.
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';

interface LateSlotProps {
  /** Shown where the server has rendered nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

type Repeated = RefObject<(() => void) | undefined>;

export function LateSlot({ fallback = null, children }: LateSlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const pressed: Repeated = useRef(undefined);
  useEffect(() => {
    const keep = ({ target }: Event) => {
      if (target instanceof Element && box.current?.contains(target)) pressed.current = pressOn(target);
    };
    // React stops what it cannot answer yet, and listens here, too: on the way down to the part nothing of it is heard.
    const root = document.getElementById('root');
    root?.addEventListener('click', keep, true);
    return () => root?.removeEventListener('click', keep, true);
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

/** The same press once more. A choice has been marked by the browser: only what is not yet as it was chosen can be chosen anew. */
function pressOn(target: Element): () => void {
  if (!(target instanceof HTMLInputElement)) return () => target.closest('button')?.click();
  const { checked } = target;
  return () => {
    target.checked = !checked;
    target.click();
  };
}

/** Rendered together with the part, and so when that works. */
function Repeat({ pressed }: { pressed: Repeated }) {
  useEffect(() => pressed.current?.(), [pressed]);
  return null;
}
