// Plays the owner of a domain at their DNS host, and what happens at the hosting service, on the page of the simulated ones.
import { expect } from 'vitest';
import { domainsUrl } from '../../tools/stack/stack.ts';
import { stack } from '../support/platform.ts';

async function press(action: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${domainsUrl(stack)}/do/${action}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(answer.status, await answer.text()).toBe(303);
}

export interface DnsRecord {
  type: string;
  name: string;
  value: string;
}

export const addRecord = ({ type, name, value }: DnsRecord): Promise<void> =>
  press('record', { type, name, value });

/** Every record of the domain and of the names below it. */
export async function removeRecords(domain: string): Promise<void> {
  const html = await (await fetch(domainsUrl(stack))).text();
  for (const [, id = '', about = ''] of html.matchAll(
    /action="\/do\/remove-record"><input[^>]*value="([^"]+)"><button aria-label="([^"]*)"/g,
  ))
    if (about.includes(domain)) await press('remove-record', { id });
}

/** hold: none is issued until it is issued by hand. */
export const changeCertificate = (
  domain: string,
  change: 'hold' | 'issue' | 'expiring' | 'expired',
): Promise<void> => press('certificate', { domain, change });

/** Another account has it at the hosting service. */
export const addForStranger = (domain: string): Promise<void> => press('stranger', { domain });

/** As if it had never been there. */
export async function forget(domain: string): Promise<void> {
  const body = new URLSearchParams({ domain });
  await fetch(`${domainsUrl(stack)}/do/purge`, { method: 'POST', body, redirect: 'manual' });
  await removeRecords(domain);
}

/** The next such call to a service for domains goes wrong. cutAfter: it happens, and its answer is lost. */
export const failCall = (call: string, kind: 'cutAfter' | 'cutBefore'): Promise<void> =>
  press('faults', { call, kind, times: '1' });

/** Whatever was to go wrong goes well again. */
export const clearFaults = (): Promise<void> => press('clear-fault', {});

/** What the registrar charges, as a multiple of the usual, and how many milliseconds it works on an order. */
export const changeRegistrar = (change: { priceFactor?: number; orderAfter?: number }): Promise<void> =>
  press(
    'vercel-controls',
    Object.fromEntries(Object.entries(change).map(([field, value]) => [field, String(value)])),
  );

/** The registrar has worked on all orders. */
export const carryOrdersOut = (): Promise<void> => press('vercel-carry-out', {});

/** How many times the registrar was paid for the domain. */
export async function ordersOf(domain: string): Promise<number> {
  const html = await (await fetch(domainsUrl(stack))).text();
  return html.split(`<td>${domain}</td><td>purchase</td>`).length - 1;
}
