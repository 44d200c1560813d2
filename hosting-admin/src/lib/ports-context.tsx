// Hands the ports (ports.ts) to every screen.
import { createContext, type ReactNode, useContext } from 'react';
import type { Ports } from './ports.ts';

const PortsContext = createContext<Ports | undefined>(undefined);

export function PortsProvider({ ports, children }: { ports: Ports; children: ReactNode }) {
  return <PortsContext value={ports}>{children}</PortsContext>;
}

export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('usePorts needs a PortsProvider above it');
  return ports;
}
