// A banner while the board may be out of date.
import { Notice } from '../../../ui/notice.tsx';
import type { Connection } from './connection.ts';

const words: Record<Exclude<Connection, 'good'>, { title: string; what: string }> = {
  offline: {
    title: 'No connection.',
    what: 'This device is offline. New orders do not appear until it is back. Check the Wi-Fi.',
  },
  lost: {
    title: 'Connection lost.',
    what: 'The board may be behind. Trying to reconnect…',
  },
  connecting: {
    title: 'Still connecting…',
    what: 'The orders appear as soon as the server answers.',
  },
};

export function ConnectionBanner({ connection }: { connection: Connection }) {
  if (connection === 'good') return null;
  const { title, what } = words[connection];
  return (
    <Notice tone="danger" role="alert" className="rounded-none">
      <strong>{title}</strong> {what}
    </Notice>
  );
}
