// Which names can be bought, and for what.
import type { Answers } from '@bite/shared/api/answers';
import { namesToSearch } from '@bite/shared/domains/domain-offers';
import type { NameOffer } from '@bite/shared/domains/registered-domains.contract';
import { DomainError } from '@bite/shared/kernel/errors';
import { portionsOf } from '@bite/shared/kernel/portions';
import type { Caller } from '../../identity/caller.ts';
import type { DomainRegistrar } from '../../ports/domain-registrar.ts';
import { registrarFor, registrarRefusal, UNSUPPORTED_ENDING } from './ask-registrar.ts';
import type { QuestionDeps } from './registrar-deps.ts';

const AT_ONCE = 4;
const YEARS = 1;

/** Throws FORBIDDEN, VALIDATION_FAILED for what can be no domain, and as registrarRefusal says where nothing is answered. */
export async function searchDomainNames(
  deps: QuestionDeps,
  { user }: Caller,
  { term }: { term: string },
): Promise<Answers['searchDomainNames']> {
  const registrar = registrarFor(deps, user, 'platformDomains.read');
  const names = namesToSearch(term);
  if (names.length === 0) {
    const message = 'Invalid domain format';
    throw new DomainError('VALIDATION_FAILED', message, { fields: { term: message } });
  }
  const offers: NameOffer[] = [];
  for (const portion of portionsOf(names, AT_ONCE))
    offers.push(...(await Promise.all(portion.map((name) => offerOf(registrar, name)))));
  const isKnown = offers.some(({ state }) => state !== 'unknown');
  if (!isKnown) {
    const answer = await registrar.isAvailable(names[0] ?? '');
    if (answer.outcome === 'failed') throw registrarRefusal(answer);
  }
  return { offers };
}

async function offerOf(registrar: DomainRegistrar, name: string): Promise<NameOffer> {
  const [available, price] = await Promise.all([registrar.isAvailable(name), registrar.price(name, YEARS)]);
  const isUnsupported = [available, price].some(
    (answer) => answer.outcome === 'failed' && answer.code === UNSUPPORTED_ENDING,
  );
  if (isUnsupported) return { name, years: YEARS, state: 'unsupported' };
  if (available.outcome === 'failed' || price.outcome === 'failed')
    return { name, years: YEARS, state: 'unknown' };
  const { years, purchase, renewal, transfer } = price.value;
  return {
    ...{ name, years, state: available.value ? 'available' : 'taken' },
    ...(purchase !== undefined && { price: purchase }),
    ...(renewal !== undefined && { renewalPrice: renewal }),
    ...(transfer !== undefined && { transferPrice: transfer }),
  };
}
