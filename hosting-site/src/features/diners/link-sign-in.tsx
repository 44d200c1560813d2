// Signs in by the link of a mail, after saying whose account it opens: somebody else may have sent it. By a press, since mail
// programs open links by themselves to check them.
import { CallError } from '@bite/shared/api/client';
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { useEffect, useState } from 'react';
import { callAccount, showDiner } from '../../lib/diner-session.ts';
import { useSite, useStorefront } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { phrase } from '../../ui/phrase.tsx';
import { StaySignedIn } from './stay-signed-in.tsx';
import { sentenceOf, useSending } from './use-sending.ts';

interface LinkSignInProps {
  link: string;
  /** Signed in, or the link is given up. */
  onDone: () => void;
}

export function LinkSignIn({ link, onDone }: LinkSignInProps) {
  const opened = useOpened(link);
  if ('email' in opened) return <Confirm link={link} email={opened.email} onDone={onDone} />;
  return (
    <div className="grid gap-4">
      {'failure' in opened ? (
        <Notice tone="bad" isAlert>
          {opened.failure}
        </Notice>
      ) : (
        <div role="status">
          <span className="sr-only">{t('Loading...')}</span>
          <div className="pulse h-24" />
        </div>
      )}
      {'failure' in opened && !opened.isOver ? (
        <Button onClick={opened.retry}>{t('Try again')}</Button>
      ) : null}
      <Button look="bare" onClick={onDone}>
        {t('Ask for another code')}
      </Button>
    </div>
  );
}

type Opened =
  | { email: string }
  | { isAsking: true }
  | { failure: string; isOver: boolean; retry: () => void };

/** Whose account the link opens. */
function useOpened(link: string): Opened {
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<{ attempt: number; email?: string; error?: unknown }>();
  useEffect(() => {
    callAccount('readSignInLink', { body: { link } }).then(
      ({ email }) => setAnswer({ attempt, email }),
      (error: unknown) => setAnswer({ attempt, error }),
    );
  }, [link, attempt]);
  if (answer?.attempt !== attempt) return { isAsking: true };
  if (answer.email !== undefined) return { email: answer.email };
  const { error } = answer;
  return {
    failure: sentenceOf(error),
    isOver: error instanceof CallError && error.code === 'UNAUTHENTICATED',
    retry: () => setAttempt(attempt + 1),
  };
}

function Confirm({ link, email, onDone }: LinkSignInProps & { email: string }) {
  const site = useSite();
  const { restaurant } = useStorefront();
  const [rememberMe, setRememberMe] = useState(true);
  const { isSending, failure, send } = useSending();
  const signIn = () =>
    send(async () => {
      const { diner } = await callAccount('signInDiner', { body: { link, rememberMe } });
      showDiner(site, diner);
      onDone();
    });
  return (
    <Form mistakes={0} className="grid gap-4" onSubmit={() => void signIn()}>
      <p role="status" className="text-lg">
        {phrase('Sign in as {email} at {restaurant}?', {
          email: <strong className="[overflow-wrap:anywhere]">{isolated(email)}</strong>,
          restaurant: isolated(restaurant.name),
        })}
      </p>
      <p className="text-sm text-soft">
        {t('If this is not your address, somebody else has sent you this link. Do not use it.')}
      </p>
      {failure ? (
        <Notice key={failure.count} tone="bad" isAlert>
          {failure.message}
        </Notice>
      ) : null}
      <StaySignedIn isChecked={rememberMe} onChange={setRememberMe} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? t('One moment…') : t('Sign in')}
      </Button>
      <Button look="bare" onClick={onDone}>
        {t('Use another address')}
      </Button>
    </Form>
  );
}
