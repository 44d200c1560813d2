// Work on many places of the page, one after the other, between frames: first where people look, then from the top.

const waiting = new Map<Element, () => void>();
let isScheduled = false;

/** Those in view or one screen from it. Observed instead of measured, which would force the browser to lay the page out. */
const near = new Set<Element>();
const observer =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) near.add(target);
            else near.delete(target);
        },
        { rootMargin: '100%' },
      );

function forget(place: Element): void {
  waiting.delete(place);
  near.delete(place);
  observer?.unobserve(place);
}

function takeTurn(): void {
  isScheduled = false;
  const places = [...waiting.keys()];
  const place = places.find((one) => near.has(one)) ?? places[0];
  const work = place && waiting.get(place);
  if (!work) return;
  waiting.delete(place);
  work();
  schedule();
}

/** The longest wait on a busy page. */
const PATIENCE = 200;

function schedule(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  if ('requestIdleCallback' in window) window.requestIdleCallback(takeTurn, { timeout: PATIENCE });
  else setTimeout(takeTurn, 20);
}

/** Calls `work` once, at the turn of its place. Returns a function that cancels it. */
export function atItsTurn(place: Element, work: () => void): () => void {
  waiting.set(place, work);
  observer?.observe(place);
  schedule();
  return () => forget(place);
}
