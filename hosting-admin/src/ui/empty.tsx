// The empty state of a list: why it is empty, and the first step.
import type { ReactNode } from 'react';

interface EmptyProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  symbol?: ReactNode;
}

export function Empty({ title, children, action, symbol }: EmptyProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-2 px-4 py-10 text-center">
      {symbol && <div className="text-muted [&_svg]:size-9">{symbol}</div>}
      <p className="font-semibold">{title}</p>
      {children && <div className="text-sm text-pretty text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
