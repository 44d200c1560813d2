// Shown instead of every screen of a business while it is suspended or switched off.
import { CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';
import { Message } from './message.tsx';

interface StoppedMessageProps {
  /** 'Bella Group is suspended' */
  title: string;
  actions?: ReactNode;
  children?: ReactNode;
}

export function StoppedMessage({ title, actions, children }: StoppedMessageProps) {
  return (
    <Message
      role="alert"
      title={title}
      symbol={<CirclePause aria-hidden="true" />}
      {...(actions !== undefined && { actions })}
    >
      <p>
        Its sites take no orders, and its screens are closed to everyone who works there. Nothing is lost.
      </p>
      <p>
        Please contact the support of Bite to have it switched on again. This page is back by itself then.
      </p>
      {children}
    </Message>
  );
}
