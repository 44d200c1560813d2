import type { WritePath } from '../../audit/write-path.ts';
import type { ApplePay } from '../../ports/apple-pay.ts';
import type { CardGateway } from '../../ports/card-gateway.ts';
import type { DueWorkQueue } from '../../ports/due-work-queue.ts';
import type { RecordReader } from '../../ports/records.ts';
import type { Vault } from '../../ports/vault.ts';

export interface SetupDeps {
  records: RecordReader;
  writePath: WritePath;
  vault: Vault;
  cardGateway: CardGateway;
  /** What stands for the gateway of every restaurant, in the stack. */
  cardGatewayOrigin: string | undefined;
  dueWorkQueue: DueWorkQueue;
  /** What wallets need beside the gateway. */
  applePay?: ApplePay | undefined;
  siteOrigin?: string | undefined;
  /** Milliseconds. */
  now: () => number;
}
