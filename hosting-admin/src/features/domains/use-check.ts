// Looks at a domain now, and says in a word what was found.

import { isOpened } from '@bite/shared/domains/domain-words';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { type DomainSetUp, useShowDomain } from './domain-queries.ts';

/** Refused for the free address, which is not looked at by hand. */
export function useCheck({ domain: { guid: mappingGuid, domain } }: DomainSetUp) {
  const name = shownDomain(domain);
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const { show, reload } = useShowDomain();
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = async () => {
    setChecking(true);
    setFailure(undefined);
    try {
      const found = show(await call('checkDomain', { parameters: { tenantId, restaurantId, mappingGuid } }));
      const wrong = found.records.filter(({ state }) => state !== 'found').length;
      if (isOpened(found.domain) && found.lastProbe?.fault !== undefined)
        toast.warning(`${name} does not open as it should`);
      else if (wrong === 0) toast.success(`All records of ${name} are right`);
      else toast.info(wrong === 1 ? 'One record is not right yet' : `${wrong} records are not right yet`);
    } catch (error) {
      setFailure(error);
      // It may be gone by now, which says more.
      reload(mappingGuid);
    } finally {
      setChecking(false);
    }
  };
  return { isChecking, failure, check: () => void (isChecking || run()) };
}
