// A simulated Google, on the loopback interface: consent and tokens, Business Profile and the search for places. The first part
// of a path is the host that it stands for: '/mybusiness.googleapis.com/v4/accounts/…'. Its own page is at '/'.
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultList } from '../fault-list.ts';
import {
  bodyOf,
  failsBeforeAnswer,
  isOwnPage,
  jsonObjectIn,
  keptState,
  type LocalServer,
  sendPage,
  serveLocally,
} from '../local-server.ts';
import { type Answer, failed, notFound, quotaExceeded } from './google-answers.ts';
import { act } from './google-control.ts';
import { firstState, people } from './google-data.ts';
import type { Api } from './google-faults.ts';
import { decided, personOf, revoke, token, wrongIn } from './google-oauth.ts';
import { consentPage, googlePage, refusedPage } from './google-page.ts';
import { type PlaceAnswer, picture, places } from './google-places.ts';
import * as profile from './google-profile.ts';
import { quotaFor } from './google-quota.ts';
import * as reviews from './google-reviews.ts';
import type { Call, Service } from './google-service.ts';
import { type GoogleSettings, type GoogleState, usualSettings } from './google-state.ts';

export interface SandboxGoogle extends LocalServer {
  readonly service: Service;
}

export interface GoogleOptions extends Partial<GoogleSettings> {
  /** Milliseconds; the clock of the machine if absent. */
  now?: () => number;
  /** A file that keeps what happened in this run for the next one. */
  keptIn?: string;
}

const MOST_BYTES = 1_000_000;
const accountManagement = 'mybusinessaccountmanagement.googleapis.com';
const businessInformation = 'mybusinessbusinessinformation.googleapis.com';
const notifications = 'mybusinessnotifications.googleapis.com';
const v4 = 'mybusiness.googleapis.com';

/** Port 0 means any free one. Rejects if it is taken. */
export async function startGoogle(port: number, options: GoogleOptions = {}): Promise<SandboxGoogle> {
  const { now = Date.now, keptIn, ...settings } = options;
  const service: Service = {
    state: keptState<GoogleState>(keptIn) ?? firstState(now()),
    settings: { ...usualSettings, ...settings },
    ...{ faults: faultList(), quota: quotaFor(now), now },
  };
  const server = await serveLocally(port, (request, response) => respond(request, response, service));
  return {
    ...server,
    service,
    close: () => {
      if (keptIn) writeFileSync(keptIn, JSON.stringify(service.state));
      return server.close();
    },
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, service: Service): Promise<void> {
  const { method = 'GET', headers } = request;
  const own = `http://${headers.host}`;
  const { pathname, searchParams: query } = new URL(request.url ?? '/', own);
  const [, host = '', path = '/'] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? [];
  const body = await bodyOf(request, MOST_BYTES);
  const form = new URLSearchParams(body);
  if (host === '' || host === 'do') return ownPage(request, response, service, { path, form });
  if (host === 'accounts.google.com') return consent(method, query, form, response, service);
  if (host === 'lh3.googleusercontent.com') {
    const found = await picture(path);
    return answerApi(request, response, service, 'pictures', () => found);
  }
  if (host === 'oauth2.googleapis.com' && method === 'POST')
    return answerApi(request, response, service, 'token', () =>
      path === '/token' ? token(service, form) : revoke(service, form),
    );
  const json = body === '' ? {} : jsonObjectIn(body);
  if (!json) return send(response, failed(400, 'Invalid JSON payload received.'));
  const call: Call = {
    ...{ method, path: decodeURI(path), query, body: json, email: '' },
    headers: headers as Call['headers'],
  };
  if (host === 'places.googleapis.com')
    return answerApi(request, response, service, 'places', () => places(service, call, own));
  const found = apiOf(host, call);
  if (!found) return send(response, notFound());
  return answerApi(request, response, service, found.api, () => {
    const email = personOf(service, headers.authorization);
    return email === undefined
      ? failed(401, 'Request had invalid authentication credentials. Expected OAuth 2 access token.')
      : found.answer(service, { ...call, email });
  });
}

interface Found {
  api: Api;
  answer: (service: Service, call: Call) => Answer;
}

/** Undefined for a path that none of the APIs has. */
function apiOf(host: string, { method, path }: Call): Found | undefined {
  const at = `${host}${path}`;
  for (const [pattern, methods, api, answer] of routes) {
    const match = pattern.exec(at);
    if (match && methods.includes(method)) {
      const [, first = '', second = ''] = match;
      return { api, answer: (service, call) => answer(service, call, first, second) };
    }
  }
  return undefined;
}

type Route = readonly [
  pattern: RegExp,
  methods: string,
  api: Api,
  answer: (service: Service, call: Call, first: string, second: string) => Answer,
];

const at = (host: string, path: string): RegExp =>
  new RegExp(`^${host.replaceAll('.', '\\.')}${path.replaceAll('*', '([^/:]+)')}$`);
/** The account in paths of version 4 says nothing that the location does not. */
const ofLocation = '/v4/accounts/[^/]+/locations/*';

const routes: readonly Route[] = [
  [at(accountManagement, '/v1/accounts'), 'GET', 'accounts', profile.listAccounts],
  [at(businessInformation, '/v1/accounts/*/locations'), 'GET', 'locations', profile.listLocations],
  [at(businessInformation, '/v1/locations/*'), 'GET', 'locations', profile.readLocation],
  [at(businessInformation, '/v1/locations/*'), 'PATCH', 'locations', profile.patchLocation],
  [at(businessInformation, '/v1/locations/*/attributes'), 'GET PATCH', 'locations', profile.attributes],
  [
    at(notifications, '/v1/accounts/*/notificationSetting'),
    'GET PATCH',
    'notifications',
    profile.notificationSetting,
  ],
  [at(v4, `${ofLocation}/foodMenus`), 'GET PATCH', 'locations', profile.foodMenus],
  [at(v4, `${ofLocation}/reviews`), 'GET', 'reviews', reviews.listReviews],
  [at(v4, `${ofLocation}/reviews/*`), 'GET', 'reviews', reviews.readReview],
  [at(v4, `${ofLocation}/reviews/*/reply`), 'PUT DELETE', 'replies', reviews.reply],
  [at(v4, '/v4/accounts/[^/]+/locations:batchGetReviews'), 'POST', 'reviews', reviews.batchGetReviews],
  [at(v4, `${ofLocation}/localPosts`), 'GET POST', 'posts', reviews.posts],
  [at(v4, `${ofLocation}/localPosts/*`), 'GET PATCH DELETE', 'posts', reviews.post],
];

function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  service: Service,
  api: Api,
  effect: () => PlaceAnswer,
): void {
  const fault = service.faults.next(api);
  if (failsBeforeAnswer(fault, request, response)) return;
  const answer = (fault && instead[fault]) || counted(service, api) || effect();
  if (fault === 'cutAfter') request.socket.destroy();
  else sendPlace(response, answer);
}

const instead: Readonly<Partial<Record<string, Answer>>> = {
  '401': failed(401, 'Request had invalid authentication credentials.'),
  '429': quotaExceeded('sandbox', 0),
  '500': failed(500, 'Internal error encountered.'),
  nonsense: { status: 200, body: { unexpected: [1, { two: null }], reviews: 'none', accounts: 7 } },
};

/** Tokens have no quota; the reviews, replies and posts share that of version 4. */
function counted({ quota, settings }: Service, api: Api): Answer | undefined {
  if (api === 'token') return undefined;
  const name = api === 'replies' || api === 'posts' ? 'reviews' : api;
  return quota.take(name, settings.quota)
    ? undefined
    : quotaExceeded(`${name}.googleapis.com/requests`, settings.quota);
}

function sendPlace(response: ServerResponse, answer: PlaceAnswer): void {
  if ('location' in answer) response.writeHead(answer.status, { location: answer.location }).end();
  else if ('jpeg' in answer) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(answer.jpeg);
  else send(response, answer);
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
    .end(JSON.stringify(body));
}

/** The page that asks the person: GET shows it, POST is their choice. */
function consent(
  method: string,
  query: URLSearchParams,
  form: URLSearchParams,
  response: ServerResponse,
  service: Service,
): void {
  const wrong = wrongIn(query);
  if (wrong) sendPage(response, 400, refusedPage(wrong));
  else if (method === 'GET') sendPage(response, 200, consentPage(query, people));
  else {
    const email = form.get('email') ?? undefined;
    response.writeHead(303, { location: decided(service, query, email) }).end();
  }
}

function ownPage(
  request: IncomingMessage,
  response: ServerResponse,
  service: Service,
  { path, form }: { path: string; form: URLSearchParams },
): void {
  if (request.method === 'GET') {
    sendPage(response, 200, googlePage(service));
    return;
  }
  const problem = isOwnPage(request) ? act(service, path.slice(1), form) : 'Only from this page';
  if (problem === undefined) response.writeHead(303, { location: '/' }).end();
  else sendPage(response, 400, refusedPage(problem));
}
