// Where the diner is signed in, to end what is not recognised or forgotten.
import type { Answers } from '@bite/shared/api/answers';
import { useCallback, useEffect, useState } from 'react';
import { callAccount } from '../../lib/diner-session.ts';
import { dateAndTimeLabel } from '../../lib/date-and-time-label.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountSection } from './account-section.tsx';

type Session = Answers['listDinerSessions']['sessions'][number];

export function Sessions() {
  const [sessions, setSessions] = useState<readonly Session[]>();
  const [isFailed, setFailed] = useState(false);
  const [said, setSaid] = useState('');
  const read = useCallback(async () => {
    setFailed(false);
    try {
      setSessions((await callAccount('listDinerSessions')).sessions);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void read(), [read]);
  const end = async (session: Session) => {
    try {
      await callAccount('revokeDinerSession', { parameters: { sessionToken: session.sessionToken } });
      setSaid(`Signed out: ${deviceOf(session)}.`);
    } catch {
      setSaid('This could not be ended. Please try again.');
    }
    await read();
  };
  return (
    <AccountSection title="Where you are signed in">
      {isFailed ? (
        <Notice isAlert>
          <p>We could not load this list.</p>
          <Button look="quiet" className="mt-2" onClick={() => void read()}>
            Try again
          </Button>
        </Notice>
      ) : null}
      <ul className="grid gap-3">
        {(sessions ?? []).map((session) => (
          <li key={session.sessionToken} className="flex flex-wrap items-center justify-between gap-x-4">
            <div className="min-w-0">
              <p className="font-semibold">
                {deviceOf(session)}
                {session.isCurrent ? ' · this device' : ''}
              </p>
              <p className="text-sm break-words text-soft">
                {session.host}, since {dateAndTimeLabel(Date.parse(session.createdAt), hereZone())}
              </p>
            </div>
            {session.isCurrent ? null : (
              <Button
                look="quiet"
                aria-label={`Sign out ${deviceOf(session)}`}
                onClick={() => void end(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-soft">
        {said}
      </p>
    </AccountSection>
  );
}

const hereZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 'Chrome on Android'; the names that people know, in the order in which browsers hide behind each other's. */
function deviceOf({ userAgent = '' }: Session): string {
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((name) => userAgent.includes(name));
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'].find((name) =>
    userAgent.includes(name),
  );
  const known = { Edg: 'Edge', OPR: 'Opera' } as const;
  const name = browser && browser in known ? known[browser as keyof typeof known] : browser;
  return [name ?? 'A browser', system && `on ${system}`].filter(Boolean).join(' ');
}
