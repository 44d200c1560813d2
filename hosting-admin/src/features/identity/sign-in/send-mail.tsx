// A button that sends a mail and shows the result.
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface SendMailProps {
  label: string;
  /** Throws CallError. */
  send: () => Promise<unknown>;
}

export function SendMail({ label, send }: SendMailProps) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: send });
  return (
    <>
      {isSuccess && (
        <Notice tone="good" role="status">
          Sent. It may take a minute. Check your spam folder, too.
        </Notice>
      )}
      {error && <FailureNotice error={error} undone="No mail was sent." />}
      <Button onClick={() => !isPending && mutate()} aria-disabled={isPending}>
        {isPending ? 'Sending…' : label}
      </Button>
    </>
  );
}
