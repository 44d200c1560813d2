// The record of a screen: loading, failed, or loaded.
import { CallError } from '@bite/shared/api/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PICKER_PATH } from '../lib/screen-paths.ts';
import { Button, buttonClasses } from './button.tsx';
import { callFailure } from './call-failure.ts';
import { Message } from './message.tsx';
import { Skeleton } from './skeleton.tsx';
import { StoppedMessage } from './stopped-message.tsx';

type Query<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;

interface WhenLoadedProps<Data> {
  query: Query<Data>;
  /** 'Bella Napoli', 'this restaurant': the name for the error message. */
  what: string;
  back?: { to: string; label: string };
  children: (data: Data) => ReactNode;
}

/**
 * Content disappears when the permission is lost. A suspension only hides it, since it may end: typed form values are then
 * still there.
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
      {isSuspended && <Suspended error={error} isDraftKept={isKept} />}
      {error && !isSuspended && !isKept && <Failed query={query} error={error} what={what} back={back} />}
    </>
  );
}

const isRefused = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 403 || error.status === 404);

/** The first sentence of the server's message says whether it is suspended or inactive. */
function Suspended({ error, isDraftKept }: { error: Error; isDraftKept: boolean }) {
  const [title = 'This business is suspended'] = error.message.split('.');
  return (
    <main>
      <StoppedMessage
        title={title}
        actions={
          <Link to={PICKER_PATH} className={buttonClasses('primary')}>
            Your restaurants
          </Link>
        }
      >
        {isDraftKept && (
          <p>
            What you have typed and not saved is kept while this page stays open, and is here again as soon as
            the business is.
          </p>
        )}
      </StoppedMessage>
    </main>
  );
}

interface FailedProps extends Pick<WhenLoadedProps<unknown>, 'what'> {
  query: Pick<Query<unknown>, 'isFetching' | 'refetch'>;
  error: Error;
  back: WhenLoadedProps<unknown>['back'] | undefined;
}

function Failed({ query: { isFetching, refetch }, error, what, back }: FailedProps) {
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
            {back && (
              <Link to={back.to} className={buttonClasses()}>
                {back.label}
              </Link>
            )}
          </>
        }
      >
        <p>{message}</p>
        {reference && <p className="text-xs">{reference}</p>}
      </Message>
    </main>
  );
}
