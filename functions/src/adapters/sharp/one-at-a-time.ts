// One picture per process at a time: decoding a large one takes hundreds of megabytes.
import { queue } from '@bite/shared/kernel/queue';

const afterTheLast = queue();

export function oneAtATime<Input, Output>(work: (input: Input) => Promise<Output>) {
  return (input: Input): Promise<Output> => afterTheLast(() => work(input));
}
