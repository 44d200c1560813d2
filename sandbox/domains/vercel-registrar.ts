// The simulated Vercel's registrar: what is available for what, and what is bought, transferred and renewed.
import type { Answer } from './domains-answers.ts';
import type { Call, Service } from './domains-service.ts';
import { accountDomain } from './vercel-account.ts';
import { done, refusedByRegistrar } from './vercel-frames.ts';
import { placeOrder } from './vercel-orders.ts';

/** US dollars a year, by ending. */
const yearly: Readonly<Record<string, number>> = {
  ...{ com: 11.25, net: 13.5, org: 9.99, co: 24.99, us: 7.99, restaurant: 36, pizza: 44, cafe: 29.99 },
  ...{ example: 10, io: 46 },
};
/** Kept for a price on request. */
const PREMIUM = 'premium.com';

const endingOf = (name: string): string => name.split('.').at(-1) ?? '';
const supports = (name: string): boolean => Object.hasOwn(yearly, endingOf(name));
const unsupported = (name: string): Answer =>
  refusedByRegistrar(400, 'tld_not_supported', `The TLD ${endingOf(name)} is not supported`);

const priceOf = ({ state }: Service, name: string, years: number): number => {
  const price = (yearly[endingOf(name)] ?? 0) * years * state.vercel.controls.priceFactor;
  return Math.round(price * 100) / 100;
};

const isAvailable = ({ state: { vercel } }: Service, name: string): boolean =>
  !vercel.registered.includes(name) &&
  !Object.hasOwn(vercel.account, name) &&
  !vercel.orders.some(
    ({ domainName, state, purchaseType, failsWith }) =>
      domainName === name && state === 'pending' && purchaseType === 'purchase' && !failsWith,
  );

export function availability(service: Service, _call: Call, name: string): Answer {
  return supports(name) ? done({ available: isAvailable(service, name) }) : unsupported(name);
}

export function price(service: Service, { query }: Call, name: string): Answer {
  if (!supports(name)) return unsupported(name);
  const years = Number(query.get('years') ?? 1);
  const amount = name === PREMIUM ? 'on request' : priceOf(service, name, years);
  const purchasePrice = isAvailable(service, name) ? amount : null;
  return done({ years, purchasePrice, renewalPrice: amount, transferPrice: amount });
}

const contactFields = [
  ...['firstName', 'lastName', 'email', 'phone', 'address1', 'city', 'state', 'zip', 'country'],
];

/** What is wrong with who buys, and with what they expect to pay. */
function wrongIn(service: Service, { body }: Call, name: string, hasContact: boolean): Answer | undefined {
  const { years, expectedPrice } = body;
  const contact = body.contactInformation as Record<string, unknown> | undefined;
  if (typeof years !== 'number' || typeof expectedPrice !== 'number')
    return refusedByRegistrar(400, 'bad_request', 'years and expectedPrice are required');
  const missing = contactFields.find(
    (field) => typeof contact?.[field] !== 'string' || contact[field] === '',
  );
  if (hasContact && missing !== undefined)
    return refusedByRegistrar(400, 'bad_request', `contactInformation.${missing} is required`);
  return expectedPrice === priceOf(service, name, years)
    ? undefined
    : refusedByRegistrar(
        400,
        'expected_price_mismatch',
        'The expected price passed does not match the actual price',
      );
}

const placed = (service: Service, order: Parameters<typeof placeOrder>[1]): Answer => {
  const { orderId } = placeOrder(service, order);
  return done({ orderId, _links: { self: { href: `/v1/registrar/orders/${orderId}`, method: 'GET' } } });
};

const termsOf = ({ body }: Call) => ({
  ...{ years: Number(body.years), price: Number(body.expectedPrice), autoRenew: body.autoRenew === true },
});

export function buy(service: Service, call: Call, name: string): Answer {
  if (!supports(name)) return unsupported(name);
  if (!isAvailable(service, name))
    return refusedByRegistrar(400, 'domain_not_available', 'The domain is not available');
  return (
    wrongIn(service, call, name, true) ??
    placed(service, { purchaseType: 'purchase', domainName: name, ...termsOf(call) })
  );
}

/** Without the code of the registrar at which it is, the order is taken, and fails. */
export function transfer(service: Service, call: Call, name: string): Answer {
  const { authCodes, registered } = service.state.vercel;
  if (!supports(name)) return unsupported(name);
  if (!registered.includes(name) || accountDomain(service, name))
    return refusedByRegistrar(400, 'domain_not_registered', 'The domain cannot be transferred');
  const isRight = authCodes[name] === call.body.authCode;
  return (
    wrongIn(service, call, name, true) ??
    placed(service, {
      ...{ purchaseType: 'transfer', domainName: name, ...termsOf(call) },
      ...(!isRight && { failsWith: 'incorrect-auth-code' }),
    })
  );
}

export function renew(service: Service, call: Call, name: string): Answer {
  const domain = accountDomain(service, name);
  if (!domain) return refusedByRegistrar(404, 'domain_not_found', 'The domain was not found');
  if (domain.expiresAt === null)
    return refusedByRegistrar(400, 'domain_not_renewable', 'The domain is not registered here');
  return (
    wrongIn(service, call, name, false) ??
    placed(service, { purchaseType: 'renewal', domainName: name, ...termsOf(call) })
  );
}
