// Signs a diner in by a code that is mailed: first the address, then the code. There is no password and nothing to sign up for.

import { CallError } from '@bite/shared/api/client';
import { customerLimits } from '@bite/shared/diners/customer-limits';
import { message, t } from '@bite/shared/kernel/translate';
import { useEffect, useRef, useState } from 'react';
import { callAccount, onSignedInElsewhere, readAgain, showDiner } from '../../lib/diner-session.ts';
import { inPageLanguage } from '../../lib/page-language.ts';
import { refusalText } from '../../lib/refusal-texts.ts';
import { rememberedDiner } from '../../lib/remembered-diner.ts';
import { useSite, useStorefront } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { phrase } from '../../ui/phrase.tsx';
import { StaySignedIn } from './stay-signed-in.tsx';

const UNREACHED = message('We could not reach the restaurant. Check your connection and try again.');

const sentenceOf = (error: unknown): string =>
  error instanceof CallError ? refusalText(error) : t(UNREACHED);

/** A request that is under way once, and what went wrong with the last one. */
function useSending() {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ message: string; count: number }>();
  const send = async (work: () => Promise<void>) => {
    if (isSending) return;
    setSending(true);
    try {
      await work();
      setFailure(undefined);
    } catch (error) {
      setFailure((last) => ({ message: sentenceOf(error), count: (last?.count ?? 0) + 1 }));
    }
    setSending(false);
  };
  return { isSending, failure, send, forgive: () => setFailure(undefined) };
}

interface AskedCode {
  requestId: string;
  email: string;
}

export function SignInForm({ onDone }: { onDone?: () => void }) {
  const site = useSite();
  const [asked, setAsked] = useState<AskedCode>();
  const [email, setEmail] = useState(() => rememberedDiner()?.email ?? '');
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
  return asked ? (
    <CodeStep asked={asked} onAskAgain={setAsked} onBack={() => setAsked(undefined)} onDone={onDone} />
  ) : (
    <EmailStep email={email} onType={setEmail} onAsked={setAsked} />
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
            maxLength={customerLimits.code}
            value={code}
            onChange={(event) => {
              setCode(event.target.value.replace(/\D/g, ''));
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

/** Signs in by the link of a mail. Asked for by a press, since mail programs open links by themselves to check them. */
export function LinkSignIn({ link, onDone }: { link: string; onDone: (isSignedIn: boolean) => void }) {
  const site = useSite();
  const [rememberMe, setRememberMe] = useState(true);
  const { isSending, failure, send } = useSending();
  const signIn = () =>
    send(async () => {
      const { diner } = await callAccount('signInDiner', { body: { link, rememberMe } });
      showDiner(site, diner);
      onDone(true);
    });
  return (
    <Form mistakes={0} className="grid gap-4" onSubmit={() => void signIn()}>
      <p>{t('You have opened the link of our mail.')}</p>
      {failure ? (
        <Notice key={failure.count} tone="bad" isAlert>
          {failure.message}
        </Notice>
      ) : null}
      <StaySignedIn isChecked={rememberMe} onChange={setRememberMe} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? t('One moment…') : t('Sign in')}
      </Button>
      <Button look="bare" onClick={() => onDone(false)}>
        {t('Ask for another code')}
      </Button>
    </Form>
  );
}
