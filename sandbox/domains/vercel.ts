// The simulated Vercel: its answers, its part of the page, and what its buttons do.
import type { Action, Host } from './domains-service.ts';

const frame = (status: number, code: string, message: string) => ({
  status,
  body: { error: { code, message } },
});

export const vercel: Host = {
  calls: [],
  nameOf: () => 'vercel',
  answer: () => frame(404, 'not_found', 'The requested resource was not found'),
  fault: (kind) => frame(Number(kind), 'unavailable', 'The service is not available'),
};

/** HTML for the page. */
export const vercelSections = (): string => '';

export const vercelActions: Readonly<Record<string, Action>> = {};
