// For people who sign in with Google, Facebook or Apple: mails a link to set a password.
import { useMutation } from '@tanstack/react-query';
import { usePlatform } from '../../../lib/platform.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function NoPassword({ email }: { email: string }) {
  const { call } = usePlatform();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call('requestPasswordReset', { body: { email } }),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-muted">
        You sign in with an account from elsewhere and have no password here. To have one as well, let us mail
        you a link to choose it.
      </p>
      {isSuccess && (
        <Notice tone="good" role="status" className="w-full">
          Sent. It may take a minute; look among unwanted mail, too.
        </Notice>
      )}
      {error && <FailureNotice error={error} undone="No mail was sent." />}
      <Button onClick={() => !isPending && mutate()} aria-disabled={isPending}>
        {isPending ? 'Sending…' : 'Mail me a link'}
      </Button>
    </div>
  );
}
