// Whether a domain that does not open is at fault itself, or all that we serve.
import type { WatchDeps } from './watch-deps.ts';

/** While our own site does not open either, a fault that was found says nothing of the domain. */
export async function isOurFault({
  hostProbe,
  controlHost,
}: Pick<WatchDeps, 'hostProbe' | 'controlHost'>): Promise<boolean> {
  if (controlHost === undefined) return false;
  const finding = await hostProbe.open(controlHost).catch(() => undefined);
  // It shows no restaurant of its own.
  const isOpen = finding !== undefined && (finding.fault === undefined || finding.fault === 'notOurs');
  return !isOpen || (finding.status ?? 0) >= 500;
}
