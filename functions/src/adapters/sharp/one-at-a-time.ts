// One picture per process at a time: decoding a large one takes hundreds of megabytes.

let last: Promise<unknown> = Promise.resolve();

export function oneAtATime<Input, Output>(work: (input: Input) => Promise<Output>) {
  return (input: Input): Promise<Output> => {
    const done = last.then(() => work(input));
    last = done.catch(() => undefined);
    return done;
  };
}
