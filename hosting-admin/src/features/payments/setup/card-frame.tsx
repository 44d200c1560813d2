// The gateway's own fields for a card, in a frame. It makes a token of the card once nobody types for a moment.
import { CARD_FIELD_HEIGHT, type CardFieldLook, cardFieldAddress } from '@bite/shared/payments/card-field';
import { readCardMessage } from '@bite/shared/payments/card-message';
import { useEffect, useId, useRef, useState } from 'react';

export interface TypedCard {
  token: string;
  /** YYYYMM */
  expiry: string;
}

interface CardFrameProps {
  /** Of the gateway's field, without parameters. */
  address: string;
  isRead: boolean;
  error: string | undefined;
  /** Undefined for what is not complete, or wrong. */
  onCard: (card: TypedCard | undefined) => void;
}

export function CardFrame({ address, isRead, error, onCard }: CardFrameProps) {
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useRef(onCard);
  const [source, setSource] = useState<string>();
  useEffect(() => {
    tell.current = onCard;
  });
  // Its look is the page's at this moment: another address would lose what was typed.
  useEffect(() => setSource(cardFieldAddress(address, lookNow())), [address]);
  useEffect(() => {
    const { origin } = new URL(address);
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readCardMessage(event.data);
      if (message?.kind === 'token') tell.current({ token: message.token, expiry: message.expiry });
      if (message?.kind === 'invalid') tell.current(undefined);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [address]);
  return (
    <div className="grid gap-1.5">
      <iframe
        ref={frame}
        title="Card number, expiry date and security code"
        src={source}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
        aria-describedby={`${id}-state`}
        className="block w-full max-w-md border-0"
        style={{ height: CARD_FIELD_HEIGHT, colorScheme: 'normal' }}
      />
      <p
        id={`${id}-state`}
        role="status"
        className={error ? 'text-sm font-medium text-danger' : 'text-sm text-muted'}
      >
        {error ??
          (isRead
            ? 'The card was read.'
            : 'The fields belong to the gateway. If they stay empty, something in your browser blocks them.')}
      </p>
    </div>
  );
}

function lookNow(): CardFieldLook {
  const computed = getComputedStyle(document.documentElement);
  const colour = (name: string): string => computed.getPropertyValue(`--${name}`).trim();
  return {
    ink: colour('ink'),
    soft: colour('muted'),
    surface: colour('card'),
    line: colour('strong-line'),
    bad: colour('danger'),
    focus: colour('accent-ink'),
    radius: 8,
  };
}
