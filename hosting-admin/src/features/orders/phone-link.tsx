// A number that a phone dials with one tap.
import { Phone } from 'lucide-react';

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:${phone.replace(/[^+\d]/g, '')}`}
      className="flex min-h-6 items-center gap-1.5 self-start underline-offset-2 hover:underline"
    >
      <Phone className="size-4 shrink-0 text-muted" aria-hidden="true" />
      {phone}
    </a>
  );
}
