// The card gateway, spoken to by its REST interface. Answers are read leniently and judged by their verdict alone; whatever is in
// doubt is `unknown`.
import type { CardGateway } from '../../ports/card-gateway.ts';
import type { OutboundClient } from '../outbound/outbound-client.ts';
import { asking } from './ask.ts';
import { charges } from './charge.ts';
import { inquiries } from './inquire.ts';
import { profiles } from './profiles.ts';
import { reports } from './reports.ts';
import { walletTokens } from './wallet-tokens.ts';

/** @param originOf The address of an installation by its site. */
export function cardpointeGateway(client: OutboundClient, originOf: (site: string) => string): CardGateway {
  const ask = asking(client, originOf);
  return { ...charges(ask), ...inquiries(ask), ...profiles(ask), ...reports(ask), ...walletTokens(ask) };
}
