// On every screen of the listing: that nothing is connected, or not any more, and where that is mended.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { listingConnectionPath } from '../../../lib/screen-paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { connectionQuery } from './connection-queries.ts';

/** Whether a location is connected; undefined until it is known. */
export function useIsConnected(): boolean | undefined {
  const { call } = usePorts();
  const { data } = useQuery(connectionQuery(call, usePlace()));
  return data && data.connection?.status === 'connected';
}

/** Nothing while the connection stands. */
export function ConnectionNotice() {
  const { call } = usePorts();
  const place = usePlace();
  const { data } = useQuery(connectionQuery(call, place));
  const status = data?.connection?.status;
  if (!data || status === 'connected') return null;
  const isBroken = status === 'error';
  return (
    <Notice
      tone={isBroken ? 'danger' : 'info'}
      role="status"
      action={
        <Link to={listingConnectionPath(place)} className={buttonClasses()}>
          {isBroken ? 'Connect again' : 'Google connection'}
        </Link>
      }
    >
      {isBroken
        ? 'Google has ended our access: what you see here may be old, and nothing is sent.'
        : 'This restaurant is not connected to a Google listing.'}
    </Notice>
  );
}
