// The gateway's own fields for a card, in a frame. It makes a token of the card once nobody types for a moment.
import { cardFieldAddress } from '@bite/shared/payments/card-field';
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

/** The height of its three rows, in pixels: it cannot grow with them. */
const HEIGHT = 270;

export function CardFrame({ address, isRead, error, onCard }: CardFrameProps) {
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useRef(onCard);
  const [source, setSource] = useState<string>();
  useEffect(() => {
    tell.current = onCard;
  });
  // Its look is the page's at this moment: another address would lose what was typed.
  useEffect(() => setSource(cardFieldAddress(address, styleNow())), [address]);
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
        style={{ height: HEIGHT, colorScheme: 'normal' }}
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

const FONT = 'ui-sans-serif,system-ui,sans-serif';

function styleNow(): string {
  const computed = getComputedStyle(document.documentElement);
  const colour = (name: string): string => computed.getPropertyValue(`--${name}`).trim();
  const [ink, line, surface] = [colour('ink'), colour('strong-line'), colour('card')];
  return [
    `body{margin:0;padding:2px;background-color:${surface};color:${ink};font-family:${FONT};font-size:16px;}`,
    `label,legend{display:block;margin:0 0 6px 0;padding:0;color:${ink};font-size:14px;font-weight:600;}`,
    `input,select{height:44px;margin:0 8px 14px 0;padding:0 12px;border:1px solid ${line};border-radius:8px;`,
    `background-color:${surface};color:${ink};font-family:${FONT};font-size:16px;box-sizing:border-box;}`,
    'input{width:100%;}select{width:46%;}',
  ].join('');
}
