// Which of several records could not be changed, and why, for a message.
import { isolated } from '@bite/shared/kernel/isolated';

interface Failed {
  id: number;
  name: string;
  reason: string;
}

const MOST = 5;

export function failureList(failed: readonly Failed[]) {
  const more = failed.length - MOST;
  return (
    <ul className="list-inside list-disc wrap-anywhere">
      {failed.slice(0, MOST).map(({ id, name, reason }) => (
        <li key={id}>
          {isolated(name)}: {reason}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
