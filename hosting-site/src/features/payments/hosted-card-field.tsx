// The gateway's own field for number, expiry and security code, in a frame: none of them ever reaches this page, which gets a token.
import { t } from '@bite/shared/kernel/translate';
import { CARD_FIELD_HEIGHT, type CardFieldLook } from '@bite/shared/payments/card-field';
import { type CardMessage, readCardMessage } from '@bite/shared/payments/card-message';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { tokenizerAddress } from './tokenizer-address.ts';

/** Longer than a slow phone takes for a small page. */
const LOADS_WITHIN = 15_000;
/** It says so itself once it stands there: after this it may be empty, or an error page. */
const ANSWERS_WITHIN = 5_000;

export type FieldState = 'loading' | 'shown' | 'failed';

interface HostedCardFieldProps {
  /** Its address, without parameters. */
  tokenizer: string;
  error: string | undefined;
  onMessage: (message: CardMessage) => void;
  onState: (state: FieldState) => void;
  /** Somebody went into the field, and may have typed. */
  onTouch: () => void;
  /** Leads on without a card; undefined where there is no other way. */
  onPayOtherwise: (() => void) | undefined;
  payOtherwise: string;
}

export function HostedCardField(props: HostedCardFieldProps) {
  const [attempt, setAttempt] = useState(1);
  return <Field key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

function Field({
  tokenizer,
  error,
  onMessage,
  onState,
  onTouch,
  onPayOtherwise,
  payOtherwise,
  onAgain,
}: HostedCardFieldProps & { onAgain: () => void }) {
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FieldState>('loading');
  const [answer, setAnswer] = useState<'awaited' | 'late' | 'heard'>('awaited');
  const { look, keepLook } = useLook();
  const tell = useRef({ onMessage, onState, onTouch });
  useEffect(() => {
    tell.current = { onMessage, onState, onTouch };
  });

  useEffect(() => {
    tell.current.onState(state);
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), LOADS_WITHIN);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (answer !== 'awaited') return;
    const timer = setTimeout(() => setAnswer('late'), ANSWERS_WITHIN);
    return () => clearTimeout(timer);
  }, [answer]);

  useEffect(() => {
    const { origin } = new URL(tokenizer);
    const hear = ({ data, origin: sender, source }: MessageEvent) => {
      if (sender !== origin || source !== frame.current?.contentWindow) return;
      const message = readCardMessage(data);
      if (!message) return;
      setState('shown');
      setAnswer('heard');
      if (message.kind === 'ready') return;
      keepLook();
      tell.current.onMessage(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [tokenizer, keepLook]);

  useEffect(() => {
    // The focus leaves this page for the frame: all that a page is told of what goes on in there.
    const hear = () => {
      if (frame.current && document.activeElement === frame.current) tell.current.onTouch();
    };
    window.addEventListener('blur', hear);
    return () => window.removeEventListener('blur', hear);
  }, []);

  if (state === 'failed')
    return (
      <fieldset
        aria-label={t('Card')}
        aria-invalid={Boolean(error)}
        tabIndex={-1}
        className="grid min-w-0 justify-items-start gap-3 rounded-xl border border-line p-4"
      >
        <div role="alert">
          <p className="font-semibold">{t('The card fields could not be loaded.')}</p>
          <p className="text-sm text-soft">
            {t('Check your connection, or whether something in your browser blocks them.')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onAgain}>{t('Try again')}</Button>
          {onPayOtherwise ? (
            <Button look="quiet" onClick={onPayOtherwise}>
              {payOtherwise}
            </Button>
          ) : null}
        </div>
      </fieldset>
    );
  return (
    <fieldset
      aria-label={t('Card number, expiry date and security code')}
      data-short-name={t('Card')}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
      tabIndex={-1}
      className="grid min-w-0 gap-1.5 rounded-xl"
    >
      <div className="relative" style={{ minHeight: CARD_FIELD_HEIGHT }}>
        {state === 'loading' ? (
          <div role="status" className="pulse absolute inset-0">
            <span className="sr-only">{t('Loading the card fields')}</span>
          </div>
        ) : null}
        {look ? (
          <iframe
            ref={frame}
            title={t('Card number, expiry date and security code')}
            src={tokenizerAddress(tokenizer, look)}
            // It runs scripts and keeps its own origin; it opens no windows and leads this page nowhere.
            sandbox="allow-scripts allow-same-origin allow-forms"
            referrerPolicy="no-referrer"
            className="relative block w-full border-0"
            style={{ height: CARD_FIELD_HEIGHT, colorScheme: 'normal' }}
            onLoad={() => setState('shown')}
          />
        ) : null}
      </div>
      {error ? (
        <p id={`${id}-error`} className="text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
      <p className="text-sm text-soft">
        {t('Your card number goes straight to the restaurant’s card service. This page never sees it.')}
      </p>
      {answer === 'late' ? (
        <button
          type="button"
          className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-primary-text underline-offset-4 hover:underline"
          onClick={onAgain}
        >
          {t('Load the card fields again')}
        </button>
      ) : null}
    </fieldset>
  );
}

function lookNow(): CardFieldLook {
  const computed = getComputedStyle(document.documentElement);
  const colour = (name: string): string => computed.getPropertyValue(`--${name}`).trim();
  return {
    ink: colour('ink'),
    soft: colour('soft'),
    surface: colour('surface'),
    line: colour('line'),
    bad: colour('bad'),
    focus: colour('focus'),
    radius: 12,
  };
}

/**
 * The colours of the page, and of its other theme once that is chosen: until something was typed, which another address of the
 * frame would lose.
 */
function useLook() {
  const [look, setLook] = useState<CardFieldLook>();
  const isKept = useRef(false);
  const [keepLook] = useState(() => () => {
    isKept.current = true;
  });
  useEffect(() => {
    const read = () => {
      const next = lookNow();
      if (!isKept.current)
        setLook((now) => (now && JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    read();
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', read);
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      dark.removeEventListener('change', read);
      observer.disconnect();
    };
  }, []);
  return { look, keepLook };
}
