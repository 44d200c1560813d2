// A queue within this process, for work that takes so much memory that two at once are too many.

export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Work begins once the work before it has ended, well or not. */
export function queue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
