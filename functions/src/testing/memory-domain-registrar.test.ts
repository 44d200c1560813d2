import { describeRegistrar } from './domain-registrar.contract.ts';
import { memoryDomainRegistrar } from './memory-domain-registrar.ts';

describeRegistrar('a registrar in memory', async () => {
  const registrar = memoryDomainRegistrar(() => Date.parse('2026-06-10T12:00:00.000Z'));
  registrar.taken.add('elsewhere.com');
  return { registrar, carryOut: registrar.carryOut };
});
