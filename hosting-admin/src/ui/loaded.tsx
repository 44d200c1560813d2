// A record that a screen is about: on its way, not to be had, or there.
import { CallError } from '@bite/shared/api/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { Button } from './button.tsx';
import { callFailure } from './call-failure.ts';
import { Message } from './message.tsx';
import { Skeleton } from './skeleton.tsx';

interface WhenLoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** 'Bella Napoli', 'this restaurant': what could not be loaded. */
  what: string;
  back?: { to: string; label: string };
  children: (data: Data) => ReactNode;
}

export function WhenLoaded<Data>({ query, what, back, children }: WhenLoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const isRefused = error instanceof CallError && (error.status === 403 || error.status === 404);
  // What was shown until now is not theirs any more.
  if (data !== undefined && !isRefused) return children(data);
  if (!error) return <Skeleton label={`Loading ${what}`} rows={6} />;
  const { message, reference } = callFailure(error, `Could not load ${what}.`);
  return (
    <main className="px-4">
      <Message
        role="alert"
        title={isRefused ? 'Not available to you' : `Could not load ${what}`}
        actions={
          <>
            <Button look="primary" aria-disabled={isFetching} onClick={() => refetch()}>
              {isFetching ? 'Trying…' : 'Try again'}
            </Button>
            {back && <BackLink to={back.to}>{back.label}</BackLink>}
          </>
        }
      >
        <p>{message}</p>
        {reference && <p className="text-xs">{reference}</p>}
      </Message>
    </main>
  );
}
