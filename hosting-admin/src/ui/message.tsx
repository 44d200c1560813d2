// A message with an action that replaces a whole screen or a list.
import { createContext, type ReactNode, useContext } from 'react';

/** Whether the page has its title already: a page has one first-level heading. */
export const UnderTitle = createContext(false);

interface MessageProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  symbol?: ReactNode;
  role?: 'alert' | 'status';
}

export function Message({ title, children, actions, symbol, role }: MessageProps) {
  const Title = useContext(UnderTitle) ? 'h2' : 'h1';
  return (
    <div role={role} className="mx-auto grid max-w-md justify-items-center gap-3 px-6 py-16 text-center">
      {symbol && <div className="text-muted [&_svg]:size-10">{symbol}</div>}
      <Title className="text-xl font-bold text-balance">{title}</Title>
      {children && <div className="grid gap-2 text-pretty text-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}

/** A message that is the whole page, with its title. */
export function MessagePage(props: MessageProps) {
  return (
    <FullPage>
      <title>{`${props.title} · Bite`}</title>
      <Message {...props} />
    </FullPage>
  );
}

export function FullPage({ children }: { children: ReactNode }) {
  return <main className="grid min-h-dvh place-content-center">{children}</main>;
}

export function Loading({ children }: { children: string }) {
  return (
    <p role="status" className="grid min-h-40 place-items-center px-6 text-muted">
      {children}
    </p>
  );
}
