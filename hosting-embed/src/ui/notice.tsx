// A message instead of the strip, with an action if there is one.
import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  action?: { label: string; onClick: () => void };
}

export function Notice({ title, children, action }: NoticeProps) {
  return (
    <main className="notice">
      <div role="status">
        <h1 className="notice-title">{title}</h1>
        {children ? <p className="notice-text">{children}</p> : null}
      </div>
      {action ? (
        <button type="button" className="notice-action" onClick={action.onClick}>
          {action.label}
        </button>
      ) : null}
    </main>
  );
}
