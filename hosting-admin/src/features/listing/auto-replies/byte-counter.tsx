// How long a reply is, of what Google takes: bytes, of which letters beyond the English alphabet have several.
import { replyMaxBytes } from '@bite/shared/listing/limits';
import { useWatch } from 'react-hook-form';

const encoder = new TextEncoder();
/** Said aloud only near the end. */
const NEARLY = 0.9;

export function ByteCounter({ name }: { name: string }) {
  const bytes = encoder.encode(String(useWatch({ name }) ?? '').trim()).length;
  const left = replyMaxBytes - bytes;
  return (
    <p className="text-end text-sm text-muted tabular-nums">
      <span aria-hidden="true">
        {bytes} of {replyMaxBytes} bytes
      </span>
      <span role="status" className="sr-only">
        {bytes >= replyMaxBytes * NEARLY && `${left} bytes left`}
      </span>
    </p>
  );
}
