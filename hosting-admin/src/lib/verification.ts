// The mail whose link proves an e-mail address, asked for again.
import { useCallback, useState } from 'react';
import { usePlatform } from './platform.tsx';

export type Sending = { phase: 'idle' | 'sending' | 'sent' } | { phase: 'failed'; error: unknown };

export function useVerificationMail() {
  const { call } = usePlatform();
  const [sending, setSending] = useState<Sending>({ phase: 'idle' });
  const send = useCallback(async () => {
    setSending({ phase: 'sending' });
    try {
      await call('sendVerification');
      setSending({ phase: 'sent' });
    } catch (error) {
      setSending({ phase: 'failed', error });
    }
  }, [call]);
  return { sending, send };
}
