// Sends the verification mail again.
import { usePorts } from '../../../lib/ports-context.tsx';
import { SendMail } from './send-mail.tsx';

export function ResendVerification() {
  const { call } = usePorts();
  return <SendMail label="Send the mail again" send={() => call('sendVerification')} />;
}
