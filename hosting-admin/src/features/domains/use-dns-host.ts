// Where somebody's domain is kept, as they last said on this device.
import { useState } from 'react';
import { type DnsHostId, dnsHostIds } from './dns-hosts.ts';

const KEY = 'dns-host';

export function useDnsHost() {
  const [chosen, setChosen] = useState<DnsHostId>(stored);
  const choose = (id: string): void => {
    const known = dnsHostIds.find((one) => one === id) ?? 'other';
    setChosen(known);
    localStorage.setItem(KEY, known);
  };
  return [chosen, choose] as const;
}

const stored = (): DnsHostId => dnsHostIds.find((one) => one === localStorage.getItem(KEY)) ?? 'other';
