// The button that leads to Google, and why it did not.
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import type { ConnectionRecord } from './connection-queries.ts';
import { useConnect } from './use-connect.ts';

interface ConnectButtonProps {
  record: ConnectionRecord;
  label: string;
  look?: ButtonLook;
}

export function ConnectButton({ record, label, look = 'strong' }: ConnectButtonProps) {
  const { isLeaving, failure, connect } = useConnect(record);
  return (
    <div className="grid justify-items-start gap-3">
      {failure !== undefined && <FailureNotice error={failure} undone="Nothing was connected." />}
      <Button look={look} aria-disabled={isLeaving} onClick={connect}>
        {isLeaving ? 'Opening Google…' : label}
      </Button>
    </div>
  );
}
