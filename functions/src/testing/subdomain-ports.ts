// What gives restaurants their subdomains, in memory.
import { randomUUID } from 'node:crypto';
import { aPolicy } from '@bite/shared/testing/web-records';
import { offensiveNames } from '../adapters/names/offensive-names.ts';
import { memoryIds } from './memory-ids.ts';

export const subdomainPorts = () => ({
  ids: memoryIds(),
  newGuid: randomUUID,
  domainPolicy: aPolicy(),
  offensiveNames,
});
