// Answers a call as the limits and faults of the moment allow.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answers.ts';
import type { CallName, FaultKind } from './faults.ts';
import type { Service } from './gateway-service.ts';
import { noisy } from './noise.ts';

type Sent = Answer & { headers?: Record<string, string> };

export const unauthorized: Sent = {
  status: 401,
  headers: { 'www-authenticate': 'Basic realm="sandbox"' },
  body: { message: 'Unauthorized', errorcode: '65' },
};

const tooMany = (seconds: number): Sent => ({
  status: 429,
  headers: { 'x-rate-limit-retry-after-seconds': String(seconds) },
  body: { message: 'Too many requests' },
});

/** What happens instead of the call. */
const instead: Partial<Record<FaultKind, Sent | 'cut' | 'silent'>> = {
  cutBefore: 'cut',
  silent: 'silent',
  '401': unauthorized,
  '408': { status: 408, body: { message: 'Request Timeout' } },
  '429': tooMany(30),
  '500': { status: 500, body: { message: 'Internal Server Error', errorcode: '49' } },
  html: {
    status: 502,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>',
  },
};

/**
 * @param cardholder As the call names them, if it does.
 * @param effect Does what the call asks for.
 */
export function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  service: Service,
  { name, cardholder }: { name: CallName; cardholder?: string | undefined },
  effect: () => Answer,
): void {
  const { settings, faults, limit } = service;
  const { retryAfter, remaining } = limit(name, request.socket.remoteAddress ?? '', settings.limit);
  const fault = retryAfter === undefined ? faults.next(name, cardholder) : undefined;
  const other = retryAfter === undefined ? fault && instead[fault] : tooMany(retryAfter);
  if (other === 'silent') return;
  const answer = other ?? effect();
  if (answer === 'cut' || fault === 'cutAfter') {
    request.socket.destroy();
    return;
  }
  const headers = remaining !== undefined && { 'x-rate-limit-remaining': String(remaining) };
  const sent = { ...answer, ...(headers && !other && { headers }) };
  sendLater(
    response,
    settings.noise && !other ? withNoise(sent) : sent,
    (answer.after ?? 0) + (fault === 'slow' ? settings.slowness : 0),
    service,
  );
}

const withNoise = ({ body, ...rest }: Sent): Sent => ({
  ...rest,
  body: typeof body === 'string' ? body : (noisy(body) as Record<string, unknown>),
});

function sendLater(response: ServerResponse, sent: Sent, wait: number, { waiting }: Service): void {
  if (wait === 0) {
    send(response, sent);
    return;
  }
  const timer = setTimeout(() => {
    waiting.delete(timer);
    if (!response.destroyed) send(response, sent);
  }, wait);
  waiting.add(timer);
}

export function send(response: ServerResponse, { status = 200, body, headers }: Sent): void {
  response
    .writeHead(status, { 'content-type': 'application/json;charset=UTF-8', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
}
