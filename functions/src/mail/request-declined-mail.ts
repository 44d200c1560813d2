// The mail to a person whose business request was declined.
import { isolated } from '@bite/shared/kernel/isolated';
import type { Mail } from '../ports/mailer.ts';
import { composeMail } from './mail-text.ts';
import { greeting, safeName } from './safe-name.ts';

interface RequestDeclinedMail {
  to: string;
  personName?: string | undefined;
  businessName: string;
  reason: string;
  /** 'https://admin.bite.example', without a trailing slash. */
  adminOrigin: string;
}

export function requestDeclinedMail({
  to,
  personName,
  businessName,
  reason,
  adminOrigin,
}: RequestDeclinedMail): Mail {
  return composeMail({
    to,
    subject: `Your request for ${safeName(businessName)} on Bite`,
    paragraphs: [
      greeting(personName),
      `We could not open ${safeName(businessName)} on Bite. The reason: ${isolated(reason)}`,
    ],
    action: { label: 'Change it and ask again', url: `${adminOrigin}/` },
    notes: ['Your account stays as it is.'],
  });
}
