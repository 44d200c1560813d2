// A domain in a form: as people type it, and as it is sent.
import { domainFault } from '@bite/shared/domains/domain-name';
import { domainName } from '@bite/shared/domains/domain-name.schema';
import { domainFromTyped } from '@bite/shared/domains/typed-domain';
import { unsoldFault } from '@bite/shared/domains/unsold-name';
import { z } from 'zod';

/** '@' as in 'info@bella.com' is worth a word of its own, and so is a name without an ending. */
export const typedDomain = z
  .string()
  .trim()
  .min(1, 'Please enter your domain')
  .superRefine((typed, context) => {
    const domain = domainFromTyped(typed);
    if (/^[^/\s]+@[^/\s]+$/.test(typed))
      context.addIssue({ code: 'custom', message: 'This is an email address: enter what comes after the @' });
    else if (domain !== '' && !domain.includes('.'))
      context.addIssue({ code: 'custom', message: 'Please enter the whole name, such as bella.com' });
  })
  .transform(domainFromTyped)
  .pipe(
    domainName.superRefine((domain, context) => {
      const message = domainFault(domain) === undefined ? unsoldFault(domain) : undefined;
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
  );
