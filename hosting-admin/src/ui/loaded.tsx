// A record that a screen is about: on its way, not to be had, or there.
import { CallError } from '@bite/shared/api/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { Button } from './button.tsx';
import { callFailure } from './call-failure.ts';
import { Message } from './message.tsx';
import { Skeleton } from './skeleton.tsx';

type Query<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;

interface WhenLoadedProps<Data> {
  query: Query<Data>;
  /** 'Bella Napoli', 'this restaurant': what could not be loaded. */
  what: string;
  back?: { to: string; label: string };
  children: (data: Data) => ReactNode;
}

/**
 * What somebody may see no longer goes away. A suspension only hides it, since it ends: what was typed into a form is there
 * again when it does.
 */
export function WhenLoaded<Data>({ query, what, back, children }: WhenLoadedProps<Data>) {
  const { data, error } = query;
  const isSuspended = error instanceof CallError && error.code === 'TENANT_SUSPENDED';
  const isKept = data !== undefined && (isSuspended || !isRefused(error));
  return (
    <>
      {isKept && (
        <div hidden={isSuspended} className="contents">
          {children(data)}
        </div>
      )}
      {!isKept && !error && <Skeleton label={`Loading ${what}`} rows={6} />}
      {error && (isSuspended || !isKept) && (
        <Failed query={query} error={error} what={what} back={back} isDraftKept={isKept} />
      )}
    </>
  );
}

const isRefused = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 403 || error.status === 404);

interface FailedProps extends Pick<WhenLoadedProps<unknown>, 'what'> {
  query: Pick<Query<unknown>, 'isFetching' | 'refetch'>;
  error: Error;
  back: WhenLoadedProps<unknown>['back'] | undefined;
  isDraftKept: boolean;
}

function Failed({ query: { isFetching, refetch }, error, what, back, isDraftKept }: FailedProps) {
  const { message, reference } = callFailure(error, `Could not load ${what}.`);
  return (
    <main className="px-4">
      <Message
        role="alert"
        title={isRefused(error) ? 'Not available to you' : `Could not load ${what}`}
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
        {isDraftKept && (
          <p>
            What you have typed and not saved is kept while this page stays open, and is here again as soon as
            the business is.
          </p>
        )}
        {reference && <p className="text-xs">{reference}</p>}
      </Message>
    </main>
  );
}
