// Work on many places of the page, one after the other, between frames: nearest to what is in view first.

const waiting = new Map<Element, () => void>();
let isScheduled = false;

/** In pixels, 0 in view. */
function distanceOf(place: Element): number {
  const { top, bottom } = place.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}

function takeTurn(): void {
  isScheduled = false;
  const [nearest] = [...waiting.keys()]
    .map((place) => ({ place, distance: distanceOf(place) }))
    .sort((one, other) => one.distance - other.distance);
  const work = nearest && waiting.get(nearest.place);
  if (!work) return;
  waiting.delete(nearest.place);
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
  schedule();
  return () => {
    waiting.delete(place);
  };
}
