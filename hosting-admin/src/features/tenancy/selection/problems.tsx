// Why somebody's tenants or restaurants could not be listed.
import { CallError } from '@bite/shared/api/client';
import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Message } from '../../../ui/message.tsx';
import { ChoiceProblem } from './choice-list.tsx';

/** The server lists nobody's places who is not active (I4-26). */
export const isInactive = (error: Error): boolean => error instanceof CallError && error.status === 403;

export function AccountInactive({ actions }: { actions: ReactNode }) {
  return (
    <main>
      <title>Not active · Bite</title>
      <Message
        role="alert"
        title="Your account is not active"
        symbol={<UserRoundX aria-hidden="true" />}
        actions={actions}
      >
        <p>You are signed in, but nobody has activated your account yet, or it was switched off.</p>
        <p>An owner or administrator of the business that you work for can activate it. Then try again.</p>
      </Message>
    </main>
  );
}

interface ListFailureProps {
  title: string;
  error: Error;
  actions: ReactNode;
}

export function ListFailure({ title, error, actions }: ListFailureProps) {
  const requestId = error instanceof CallError ? error.requestId : undefined;
  return (
    <ChoiceProblem role="alert" title={title} actions={actions}>
      <p>{error.message}</p>
      {requestId && <p className="text-xs">Request {requestId}</p>}
    </ChoiceProblem>
  );
}
