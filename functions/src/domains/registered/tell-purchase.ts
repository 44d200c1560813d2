// Mails whoever bought, transferred or renewed a domain what became of it.
import { domainPurchases } from '../../collections/registered-domains.ts';
import { domainPurchaseMail } from '../../mail/registered-domain-mails.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { RecordReader } from '../../ports/records.ts';

export interface TellPurchaseDeps {
  records: Pick<RecordReader, 'get'>;
  mailer: Mailer;
  /** 'https://admin.bite.example' */
  adminOrigin: string;
}

/** Nothing for a purchase that was begun again since. */
export async function tellDomainPurchase(
  { records, mailer, adminOrigin }: TellPurchaseDeps,
  { purchaseId, attempt }: { purchaseId: string; attempt: string },
): Promise<void> {
  const purchase = await records.get(domainPurchases, purchaseId);
  if (purchase?.attempt !== attempt) return;
  await mailer.send(domainPurchaseMail({ to: purchase.creator.email, purchase, adminOrigin }));
}
