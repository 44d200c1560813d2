// Disables triggers while hundreds of documents are written, since the emulator would start a process for each.
import { address, type Stack } from '../stack/stack.ts';

async function tell(
  stack: Stack,
  command: 'disableBackgroundTriggers' | 'enableBackgroundTriggers',
): Promise<void> {
  const response = await fetch(`http://${address}:${stack.ports.hub}/functions/${command}`, {
    method: 'PUT',
  });
  if (!response.ok) throw new Error(`The emulators do not know ${command} (HTTP ${response.status})`);
}

/** The writes of `work` reach no trigger. Triggers are enabled again when it ends, even with an error. */
export async function withoutTriggers<Result>(stack: Stack, work: () => Promise<Result>): Promise<Result> {
  await tell(stack, 'disableBackgroundTriggers');
  try {
    return await work();
  } finally {
    await tell(stack, 'enableBackgroundTriggers');
  }
}
