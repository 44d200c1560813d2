// Domains in mails: as people type them, and whole.
import { domainFault } from '@bite/shared/domains/domain-name';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { safeName } from './safe-name.ts';

/**
 * A domain is no name that somebody has made up, and must not be taken apart as those are, whose dots get a space so that they are no
 * links. What is no domain is a name like any other.
 */
export const mailDomain = (domain: string): string =>
  domainFault(domain) === undefined ? shownDomain(domain) : safeName(domain);
