// Sends the verification mail again.
import { usePlatform } from '../../../lib/platform.tsx';
import { SendMail } from './send-mail.tsx';

export function ResendVerification() {
  const { call } = usePlatform();
  return <SendMail label="Send the mail again" send={() => call('sendVerification')} />;
}
