// Where the diner is signed in, to end what is not recognised or forgotten.

import type { Answers } from '@bite/shared/api/answers';
import { t } from '@bite/shared/kernel/translate';
import { deviceName } from '@bite/shared/shell/device-name';
import { useCallback, useEffect, useState } from 'react';
import { dateAndTimeLabel } from '../../lib/date-and-time-label.ts';
import { callAccount } from '../../lib/diner-session.ts';
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
      setSaid(t('Signed out: {device}.', { device: deviceName(session.userAgent) }));
    } catch {
      setSaid(t('This could not be ended. Please try again.'));
    }
    await read();
  };
  return (
    <AccountSection title={t('Where you are signed in')}>
      {isFailed ? (
        <Notice isAlert>
          <p>{t('We could not load this list.')}</p>
          <Button look="quiet" className="mt-2" onClick={() => void read()}>
            {t('Try again')}
          </Button>
        </Notice>
      ) : null}
      <ul className="grid gap-3">
        {(sessions ?? []).map((session) => (
          <li key={session.sessionToken} className="flex flex-wrap items-center justify-between gap-x-4">
            <div className="min-w-0">
              <p className="font-semibold">
                {session.isCurrent
                  ? t('{device} · this device', { device: deviceName(session.userAgent) })
                  : deviceName(session.userAgent)}
              </p>
              <p className="text-sm break-words text-soft">
                {t('{host}, since {time}', {
                  host: session.host,
                  time: dateAndTimeLabel(Date.parse(session.createdAt), hereZone()),
                })}
              </p>
            </div>
            {session.isCurrent ? null : (
              <Button
                look="quiet"
                aria-label={t('Sign out {device}', { device: deviceName(session.userAgent) })}
                onClick={() => void end(session)}
              >
                {t('Sign out')}
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
