// The simulated Vercel: which call is answered by what.
import type { Answer } from './domains-answers.ts';
import type { Call, Host, Service } from './domains-service.ts';
import * as domains from './vercel-domains.ts';
import { failed, notFound, refusedByRegistrar } from './vercel-frames.ts';
import { readOrder, settleOrders } from './vercel-orders.ts';
import * as projects from './vercel-projects.ts';
import * as records from './vercel-records.ts';
import * as registrar from './vercel-registrar.ts';

/** The key that the stack has (tools/stack/secrets.ts). */
export const VERCEL_TOKEN = 'sandbox-vercel-token';

type Route = readonly [
  name: string,
  method: string,
  path: RegExp,
  answer: (service: Service, call: Call, first: string, second: string) => Answer,
];

const at = (path: string): RegExp => new RegExp(`^${path.replaceAll('*', '([^/]+)')}$`);
const ofProject = (version: string, rest: string): RegExp => at(`/${version}/projects/[^/]+/domains${rest}`);
const ofRegistrar = (rest: string): RegExp => at(`/v1/registrar/domains/*/${rest}`);

const routes: readonly Route[] = [
  ['addProjectDomain', 'POST', ofProject('v10', ''), projects.addProjectDomain],
  ['readProjectDomain', 'GET', ofProject('v9', '/*'), projects.readProjectDomain],
  ['changeProjectDomain', 'PATCH', ofProject('v9', '/*'), projects.changeProjectDomain],
  ['removeProjectDomain', 'DELETE', ofProject('v9', '/*'), projects.removeProjectDomain],
  ['verifyProjectDomain', 'POST', ofProject('v9', '/*/verify'), projects.verifyProjectDomain],
  ['moveProjectDomain', 'POST', ofProject('v1', '/*/move'), projects.moveProjectDomain],
  ['readConfig', 'GET', at('/v6/domains/*/config'), projects.readConfig],
  ['listDomains', 'GET', at('/v5/domains'), domains.listDomains],
  ['readDomain', 'GET', at('/v5/domains/*'), domains.readDomain],
  ['addDomain', 'POST', at('/v7/domains'), domains.addDomain],
  ['changeDomain', 'PATCH', at('/v3/domains/*'), domains.changeDomain],
  ['removeDomain', 'DELETE', at('/v6/domains/*'), domains.removeDomain],
  ['listRecords', 'GET', at('/v5/domains/*/records'), records.listRecords],
  ['createRecord', 'POST', at('/v2/domains/*/records'), records.createRecord],
  ['updateRecord', 'PATCH', at('/v1/domains/records/*'), records.updateRecord],
  ['deleteRecord', 'DELETE', at('/v2/domains/*/records/*'), records.deleteRecord],
  ['availability', 'GET', ofRegistrar('availability'), registrar.availability],
  ['price', 'GET', ofRegistrar('price'), registrar.price],
  ['buy', 'POST', ofRegistrar('buy'), registrar.buy],
  ['transfer', 'POST', ofRegistrar('transfer'), registrar.transfer],
  ['renew', 'POST', ofRegistrar('renew'), registrar.renew],
  ['readOrder', 'GET', at('/v1/registrar/orders/*'), readOrder],
];

const routeOf = ({ method, path }: Call): Route | undefined =>
  routes.find(([, ofMethod, pattern]) => ofMethod === method && pattern.test(path));

const codes: Readonly<Record<string, readonly [code: string, message: string]>> = {
  '400': ['bad_request', 'Invalid JSON'],
  '401': ['unauthorized', 'The token is not valid'],
  '403': ['forbidden', 'Not authorized'],
  '429': ['rate_limited', 'The rate limit was exceeded'],
  '500': ['internal_server_error', 'An unexpected error happened'],
  '503': ['service_unavailable', 'The service is overloaded'],
};

export const vercel: Host = {
  calls: routes.map(([name]) => name),
  nameOf: (call) => routeOf(call)?.[0] ?? 'unknown',
  answer: (service, call) => {
    const route = routeOf(call);
    if (!route) return notFound();
    const [, , pattern, answer] = route;
    const isRegistrar = call.path.startsWith('/v1/registrar/');
    if (call.headers.authorization !== `Bearer ${VERCEL_TOKEN}`)
      return isRegistrar
        ? refusedByRegistrar(401, 'unauthorized', 'Unauthorized')
        : failed(403, 'forbidden', 'The request is missing an authentication token');
    settleOrders(service);
    const [, first = '', second = ''] = pattern.exec(call.path) ?? [];
    return answer(service, call, first.toLowerCase(), second);
  },
  fault: (kind) => {
    const [code, message] = codes[kind] ?? ['unavailable', 'The service is not available'];
    return {
      ...failed(Number(kind), code, message),
      ...(kind === '429' && { headers: { 'retry-after': '7' } }),
    };
  },
};
