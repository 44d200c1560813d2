// Opens https://host as a guest's browser would, and says what is there.
import type { HostFinding } from '@bite/shared/domains/host-probe.schema';

export interface HostProbe {
  /** Never at private addresses. Does not throw for what the host does. */
  open(host: string): Promise<HostFinding>;
}
