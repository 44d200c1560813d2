import { describe } from 'vitest';
import { domainMappingsContract } from './domain-mappings.contract.ts';
import { memoryDomainMappings } from './memory-domain-mappings.ts';

describe('domain mappings in memory', () => {
  domainMappingsContract(async (mappings) => memoryDomainMappings(...mappings));
});
