// Sends the same mail to several people.
import type { Mailer } from '../ports/mailer.ts';

/** Throws if there is somebody to mail and all of it failed. */
export async function mailEach(
  mailer: Mailer,
  addresses: readonly string[],
  compose: (to: string) => Parameters<Mailer['send']>[0],
): Promise<void> {
  const sent = await Promise.allSettled(addresses.map((to) => mailer.send(compose(to))));
  const failed = sent.find((one) => one.status === 'rejected');
  if (failed && sent.every((one) => one.status === 'rejected')) throw failed.reason;
}
