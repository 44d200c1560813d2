// A phone number as a link that dials it.
import { telLink } from '@bite/shared/kernel/tel-link';
import { Phone } from 'lucide-react';

/** @param currency The restaurant's, which determines the country of a national number. */
export function PhoneLink({ phone, currency }: { phone: string; currency: string }) {
  return (
    <a
      href={telLink(phone, currency)}
      className="flex min-h-6 items-center gap-1.5 self-start underline-offset-2 hover:underline"
    >
      <Phone className="size-4 shrink-0 text-muted" aria-hidden="true" />
      {phone}
    </a>
  );
}
