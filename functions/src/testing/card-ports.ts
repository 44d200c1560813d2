// The ports of card payments in memory, for what needs them without being about them.
import { memoryCardGateway } from './memory-card-gateway.ts';
import { memoryDueWorkQueue } from './memory-due-work-queue.ts';
import { memoryVault } from './memory-vault.ts';

export const cardPorts = (now: () => number) => ({
  cardGateway: memoryCardGateway(),
  vault: memoryVault(now),
  dueWorkQueue: memoryDueWorkQueue(),
});
