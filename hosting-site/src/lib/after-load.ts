// Work that can wait until the page has been rendered and loaded.

type Later = (work: () => void) => void;

const whenIdle: Later = (work) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
};

/** Runs `work` once the page is loaded and idle. Returns a function that cancels it. */
export function afterLoad(work: () => void): () => void {
  let isOff = false;
  const run = () => {
    if (!isOff) work();
  };
  const wait = () => whenIdle(run);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isOff = true;
    window.removeEventListener('load', wait);
  };
}
