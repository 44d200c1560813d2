// Asks the gateway whether a login may act for a merchant, and what the account can do.
import { capabilityOf, type MerchantCapability } from '@bite/shared/payments/merchant.schema';
import type { CardGateway, Merchant, Reported } from '../../ports/card-gateway.ts';

export type AccountCheck =
  | { works: true; capability: MerchantCapability }
  /**
   * `isPassing`: the gateway could not be asked, which says nothing of the account. `isLogin`: it refuses the login, which says
   * nothing of the account either.
   */
  | { works: false; problem: string; isPassing: boolean; isLogin?: true };

export async function checkAccount(
  gateway: Pick<CardGateway, 'inquireMerchant'>,
  merchant: Merchant,
): Promise<AccountCheck> {
  const reported = await gateway.inquireMerchant(merchant);
  return reported.outcome === 'found'
    ? judge(merchant.merchantId, reported.answer)
    : { works: false, ...problemOf(reported, merchant) };
}

function judge(
  merchantId: string,
  answer: Extract<Awaited<ReturnType<CardGateway['inquireMerchant']>>, { outcome: 'found' }>['answer'],
): AccountCheck {
  const faulty = (problem: string): AccountCheck => ({ works: false, problem, isPassing: false });
  if (answer.merchid !== undefined && answer.merchid !== merchantId)
    return faulty('The gateway answered for another merchant id. Please check it.');
  const capability = capabilityIn(merchantId, answer);
  if (!capability)
    return faulty(
      'This account adds a kind of fee that Bite does not know. Please ask the gateway to remove it.',
    );
  if (!capability.enabled)
    return faulty('The gateway says that this account is not enabled. Please ask the gateway.');
  // Guests would pay more than they were shown.
  if (capability.feeType !== 'N')
    return faulty(
      'This account adds a fee of its own to each payment, so that guests would pay more than they were shown. Please ask the gateway to switch it off.',
    );
  return { works: true, capability };
}

function capabilityIn(...answer: Parameters<typeof capabilityOf>): MerchantCapability | undefined {
  try {
    return capabilityOf(...answer);
  } catch {
    return undefined;
  }
}

function problemOf(
  reported: Exclude<Reported<unknown>, { outcome: 'found' }>,
  { site }: Merchant,
): { problem: string; isPassing: boolean; isLogin?: true } {
  const reason = reported.outcome === 'unknown' ? 'unknown' : reported.reason;
  switch (reason) {
    case 'credentials':
      return {
        isPassing: false,
        isLogin: true,
        problem: 'The gateway refuses this login for this merchant id.',
      };
    case 'notFound':
    case 'notAllowed':
      return { isPassing: false, problem: 'The gateway does not know this merchant id.' };
    case 'invalid':
      return { isPassing: false, problem: 'The gateway does not accept this merchant id.' };
    case 'limited':
      return {
        isPassing: true,
        problem: 'The gateway was asked too often. Please check again in a minute.',
      };
    default:
      return {
        isPassing: true,
        problem: `The gateway did not answer at the site “${site}”. Please check the site, or check again in a minute.`,
      };
  }
}
