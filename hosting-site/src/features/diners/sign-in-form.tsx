// Signs a diner in by a code that is mailed: first the address, then the code. There is no password and nothing to sign up for.

import { customerLimits } from '@bite/shared/diners/customer-limits';
import { t } from '@bite/shared/kernel/translate';
import { useEffect, useRef, useState } from 'react';
import { callAccount, onSignedInElsewhere, readAgain, showDiner } from '../../lib/diner-session.ts';
import { inPageLanguage } from '../../lib/page-language.ts';
import { rememberedContact } from '../../lib/remembered-contact.ts';
import { useSite, useStorefront } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { phrase } from '../../ui/phrase.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { StaySignedIn } from './stay-signed-in.tsx';
import { useSending } from './use-sending.ts';

interface AskedCode {
  requestId: string;
  email: string;
  /** The mail has no code. */
  isLinkOnly?: true | undefined;
}

export function SignInForm({ onDone }: { onDone?: () => void }) {
  const site = useSite();
  const [asked, setAsked] = useState<AskedCode>();
  const [email, setEmail] = useState(() => rememberedContact()?.email ?? '');
  // The link of the mail may be opened in another tab.
  useEffect(
    () =>
      onSignedInElsewhere(() => {
        void readAgain(site).then(
          (profile) => profile && onDone?.(),
          () => undefined,
        );
      }),
    [site, onDone],
  );
  if (asked?.isLinkOnly) return <LinkStep email={asked.email} onBack={() => setAsked(undefined)} />;
  return asked ? (
    <CodeStep asked={asked} onAskAgain={setAsked} onBack={() => setAsked(undefined)} onDone={onDone} />
  ) : (
    <>
      <EmailStep email={email} onType={setEmail} onAsked={setAsked} />
      <ProviderButtons />
    </>
  );
}

async function askForCode(restaurantGuid: string, email: string): Promise<AskedCode> {
  const body = { email: email.trim(), restaurantGuid, ...inPageLanguage() };
  return { ...(await callAccount('requestSignInCode', { body })), email: body.email };
}

interface EmailStepProps {
  email: string;
  onType: (email: string) => void;
  onAsked: (asked: AskedCode) => void;
}

function EmailStep({ email, onType, onAsked }: EmailStepProps) {
  const { guid } = useStorefront().restaurant;
  const { isSending, failure, send } = useSending();
  return (
    <Form
      mistakes={failure?.count ?? 0}
      className="grid gap-4"
      onSubmit={() => void send(async () => onAsked(await askForCode(guid, email)))}
    >
      <p className="text-soft">{t('We mail you a code. No password, and nothing to sign up for.')}</p>
      <Field label={t('Email')} error={failure?.message}>
        {(wiring) => (
          <input
            {...wiring}
            type="email"
            autoComplete="email"
            required
            className="control"
            maxLength={254}
            value={email}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? t('Sending…') : t('Send me a code')}
      </Button>
    </Form>
  );
}

interface CodeStepProps {
  asked: AskedCode;
  onAskAgain: (asked: AskedCode) => void;
  onBack: () => void;
  onDone: (() => void) | undefined;
}

function CodeStep({ asked, onAskAgain, onBack, onDone }: CodeStepProps) {
  const site = useSite();
  const { guid } = useStorefront().restaurant;
  const [code, setCode] = useState('');
  const [rememberMe, setRememberMe] = useState(true);
  const [isSentAgain, setSentAgain] = useState(false);
  const { isSending, failure, send, forgive } = useSending();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const signIn = () =>
    send(async () => {
      const body = { requestId: asked.requestId, code, rememberMe };
      const { diner } = await callAccount('signInDiner', { body });
      showDiner(site, diner);
      onDone?.();
    });
  const askAgain = () =>
    send(async () => {
      onAskAgain(await askForCode(guid, asked.email));
      setCode('');
      setSentAgain(true);
      input.current?.focus();
    });
  return (
    <Form mistakes={failure?.count ?? 0} className="grid gap-4" onSubmit={() => void signIn()}>
      <p role="status">
        {phrase(
          isSentAgain
            ? 'We have mailed another code to {email}. It is valid for ten minutes.'
            : 'We have mailed a code to {email}. It is valid for ten minutes.',
          { email: <strong className="[overflow-wrap:anywhere]">{asked.email}</strong> },
        )}
      </p>
      <Field label={t('Code')} error={failure?.message}>
        {(wiring) => (
          <input
            {...wiring}
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            className="control text-center text-2xl tracking-[0.4em] tabular-nums"
            value={code}
            onChange={(event) => {
              // Not by maxLength, which cuts "123 456" before the space is out.
              setCode(event.target.value.replace(/\D/g, '').slice(0, customerLimits.code));
              forgive();
            }}
          />
        )}
      </Field>
      <StaySignedIn isChecked={rememberMe} onChange={setRememberMe} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? t('One moment…') : t('Sign in')}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button look="bare" className="-mx-4" onClick={() => void askAgain()}>
          {t('Send another code')}
        </Button>
        <Button look="bare" className="-mx-4" onClick={onBack}>
          {t('Use another address')}
        </Button>
      </div>
    </Form>
  );
}

/** The link may be opened in any tab: this form closes when somebody has signed in there. */
function LinkStep({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <div className="grid gap-4">
      <p role="status">
        {phrase('We have mailed a link to {email}. Open it to sign in: there were too many codes today.', {
          email: <strong className="[overflow-wrap:anywhere]">{email}</strong>,
        })}
      </p>
      <Button look="bare" onClick={onBack}>
        {t('Use another address')}
      </Button>
    </div>
  );
}
