// Sends what a handler replied: data, a file, a redirect, or that the caller's copy is still right.
import type { Endpoint } from '@bite/shared/api/endpoint';
import { API_BASE, SESSION_COOKIE } from '@bite/shared/api/route';
import type { CookieOptions, Request, Response } from 'express';
import type { Redirect, Reply, SessionChange } from './contract.ts';
import { isKnown } from './if-none-match.ts';

export type AnyReply = Reply<unknown> | Redirect;

/** HttpOnly, same-site and secure. */
const staffCookie: CookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' };
/** Not sent for pages: it would be part of their key in the CDN's cache. */
const dinerCookie: CookieOptions = { ...staffCookie, path: '/api' };

/** Sent with the form by which a provider leads back, too, which comes from another site. */
const wayCookie: CookieOptions = { ...staffCookie, sameSite: 'none', path: `${API_BASE}/diner/providers` };

export function sendReply(endpoint: Endpoint, request: Request, response: Response, reply: AnyReply): void {
  if (reply.session) changeSession(response, reply.session);
  if ('to' in reply) redirect(response, reply, endpoint.redirect);
  else if (isUnchanged(request, response, reply)) return;
  else if (endpoint.picture) sendPicture(response, reply);
  else if (endpoint.file) sendFile(response, reply, endpoint.file);
  else send(response, reply, endpoint.status);
}

/** Sets the session cookie or clears it. */
export function changeSession(response: Response, change: SessionChange): void {
  if (change === 'clear') response.clearCookie(SESSION_COOKIE, staffCookie);
  else if (change === 'clearDiner') response.clearCookie(SESSION_COOKIE, dinerCookie);
  else if (change === 'clearWay') response.clearCookie(SESSION_COOKIE, wayCookie);
  else {
    const { cookie, lifetime, of } = change;
    response.cookie(SESSION_COOKIE, cookie, { ...optionsOf(of), maxAge: lifetime });
  }
}

const optionsOf = (of: 'diner' | 'way' | undefined): CookieOptions =>
  of === 'diner' ? dinerCookie : of === 'way' ? wayCookie : staffCookie;

export function send(response: Response, { data }: Reply<unknown>, status = 200): void {
  response.status(status).json({ success: true, data });
}

/** Sends no body. Not cached unless the reply says so. */
function redirect(response: Response, { to, cache }: Redirect, status: Endpoint['redirect']): void {
  if (status === undefined) throw new Error('Its contract names no redirect');
  if (cache) response.set('Cache-Control', cache);
  response.status(status).set('Location', to.href).end();
}

/** As what it is, which no browser guesses at; nothing in it runs (headers.ts). */
function sendPicture(response: Response, { picture }: Reply<unknown>): void {
  if (!picture) throw new Error('There is no picture in the reply');
  const { type, bytes } = picture;
  response.type(type).set('Content-Disposition', 'inline').send(Buffer.from(bytes));
}

/** Sent as a download, so that nothing in it runs on our pages. */
function sendFile(response: Response, { data, fileName = 'bite' }: Reply<unknown>, type: string): void {
  const name = fileName.replace(/\p{Cc}+/gu, ' ');
  response.attachment(name).type(type).send(String(data));
}

/** Sets the caching headers and answers 304 if the caller has this version. */
export function isUnchanged(
  request: Request,
  response: Response,
  { cache, etag }: Omit<Reply<unknown>, 'data'>,
): boolean {
  if (cache) response.set('Cache-Control', cache);
  if (!etag) return false;
  response.set('ETag', `"${etag}"`);
  if (!isKnown(request, `"${etag}"`)) return false;
  response.status(304).end();
  return true;
}
