// Where Google sends people back: takes its answer, once, and goes on to the choice of a location. The answer leaves the address bar
// before anything else happens.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { usePorts } from '../../../lib/ports-context.tsx';
import { listingConnectionPath } from '../../../lib/screen-paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { connectionQuery } from './connection-queries.ts';
import { forgetConsent, rememberedConsent } from './consent-memory.ts';

export function ConnectedPage() {
  return (
    <Page title="Google connection" width="form">
      <Answer />
    </Page>
  );
}

interface GoogleAnswer {
  code: string | null;
  state: string | null;
  error: string | null;
}

type Outcome = { isTaken: true } | { problem: string } | { failure: unknown };

function Answer() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [answer] = useState(() => answerIn(search));
  const [asked] = useState(rememberedConsent);
  const outcome = useTaken(answer);
  useEffect(() => {
    if (search !== '' && answer !== undefined) void navigate(pathname, { replace: true });
  }, [search, answer, pathname, navigate]);
  if ('isTaken' in outcome)
    return (
      <Notice tone="info" role="status">
        Connecting to Google…
      </Notice>
    );
  const back = asked ? listingConnectionPath(asked) : '/';
  return (
    <NotConnected
      back={
        <Link to={back} className={buttonClasses('primary')}>
          {asked ? 'Back to the connection' : 'Your restaurants'}
        </Link>
      }
    >
      {'problem' in outcome ? (
        <Notice tone="warn" role="status">
          {outcome.problem}
        </Notice>
      ) : (
        <FailureNotice error={outcome.failure} undone="Nothing was connected." />
      )}
    </NotConnected>
  );
}

const NotConnected = ({ children, back }: { children: ReactNode; back: ReactNode }) => (
  <div className="grid justify-items-start gap-4">
    {children}
    {back}
  </div>
);

/** Undefined where the page was opened without one. */
function answerIn(search: string): GoogleAnswer | undefined {
  const query = new URLSearchParams(search);
  const [code, state, error] = [query.get('code'), query.get('state'), query.get('error')];
  return code === null && error === null ? undefined : { code, state, error };
}

/** What is wrong with it before anybody is asked. */
function problemOf(answer: GoogleAnswer | undefined): string | undefined {
  if (!answer) return 'There is no answer of Google here. Please begin at the connection of a restaurant.';
  if (answer.error === 'access_denied') return 'You did not give access at Google. Nothing was connected.';
  if (answer.code === null || answer.state === null)
    return 'Google could not ask you for access. Please try again.';
  const asked = rememberedConsent();
  return asked && !answer.state.endsWith(`.${asked.nonce}`)
    ? 'This answer of Google is for an earlier question. Please connect again.'
    : undefined;
}

function useTaken(answer: GoogleAnswer | undefined): Outcome {
  const { call } = usePorts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [problem] = useState(() => problemOf(answer));
  const [failure, setFailure] = useState<unknown>();
  const isSent = useRef(false);
  const code = answer?.code ?? '';
  const state = answer?.state ?? '';
  useEffect(() => {
    if (problem !== undefined || isSent.current) return;
    isSent.current = true;
    call('finishListingConsent', { body: { code, state } })
      .then(async (place) => {
        await client.invalidateQueries({ queryKey: connectionQuery(call, place).queryKey });
        await navigate(listingConnectionPath(place), { replace: true });
      })
      .catch(setFailure)
      .finally(forgetConsent);
  }, [problem, call, client, navigate, code, state]);
  if (problem !== undefined) return { problem };
  return failure === undefined ? { isTaken: true } : { failure };
}
