// One question to the registrar, and what people are told where it fails.
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { assertMay } from '../../identity/assert-may.ts';
import type { DomainRegistrar } from '../../ports/domain-registrar.ts';
import type { ServiceFailure, ServiceResult } from '../../ports/service-result.ts';
import type { QuestionDeps } from './registrar-deps.ts';

export const NOT_SET_UP =
  'Domains cannot be registered here: this installation of Bite has no key for the registrar.';

/** The registrar, for whoever may read or change what it has. Throws FORBIDDEN, and CONFLICT where there is no key for it. */
export function registrarFor(
  { domainRegistrar }: QuestionDeps,
  user: User,
  action: 'platformDomains.read' | 'platformDomains.write',
): DomainRegistrar {
  assertMay(user, action);
  if (!domainRegistrar.isConfigured) throw new DomainError('CONFLICT', NOT_SET_UP);
  return domainRegistrar;
}

/** Throws what registrarRefusal makes of a failure. */
export async function answerOf<Value>(result: Promise<ServiceResult<Value>>): Promise<Value> {
  const answer = await result;
  if (answer.outcome === 'answered') return answer.value;
  throw registrarRefusal(answer);
}

/** The registrar's code for it. */
export const UNSUPPORTED_ENDING = 'tld_not_supported';

const words: Readonly<Record<string, string>> = {
  domain_not_available: 'Somebody else has this domain already.',
  domain_not_registered: 'This domain is not registered anywhere: it can be bought.',
  domain_not_renewable: 'This domain is registered elsewhere, and is renewed there.',
  domain_too_short: 'This name is too short for its ending.',
  [UNSUPPORTED_ENDING]: 'The registrar does not sell names with this ending.',
  order_too_expensive: 'The registrar does not sell anything so expensive by itself. Buy it at Vercel.',
  invalid_move_token: 'The token does not fit this domain. Ask its owner for a new one.',
  additional_contact_info_required: 'The registry of this ending wants to know more. Buy it at Vercel.',
};

/**
 * CONFLICT where the key is not accepted, somebody else has the name or the registrar refuses it; NOT_FOUND, RATE_LIMITED, and
 * UNAVAILABLE where it does not answer.
 */
export function registrarRefusal({ reason, code, message, retryAfter }: ServiceFailure): DomainError {
  switch (reason) {
    case 'taken':
      return new DomainError('CONFLICT', 'Somebody else has this domain, or it is there already.');
    case 'notFound':
      return new DomainError('NOT_FOUND', 'The registrar does not know this in our account.');
    case 'limited':
      return new DomainError(
        'RATE_LIMITED',
        'The registrar takes no more calls at the moment. Please try again in a minute.',
        ...(retryAfter === undefined ? [] : [{ retryAfterSeconds: retryAfter }]),
      );
    case 'refused': {
      const known = code !== undefined && Object.hasOwn(words, code) ? words[code] : undefined;
      return new DomainError(
        'CONFLICT',
        known ?? `The registrar refuses this${message ? `: ${message}` : '.'}`,
      );
    }
    case 'forbidden':
      return new DomainError(
        'CONFLICT',
        'The registrar does not accept this installation’s key. Please check VERCEL_TOKEN and VERCEL_TEAM.',
      );
    case 'unreachable':
    case 'unclear':
      return new DomainError('UNAVAILABLE', 'The registrar does not answer. Please try again.');
  }
}
