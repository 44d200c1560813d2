// How many characters a text has, of those that it may have.
import { useWatch } from 'react-hook-form';

/** Said aloud only near the end: nobody wants to hear a number with every letter. */
const NEARLY = 0.9;

export function TextCounter({ name, maxLength }: { name: string; maxLength: number }) {
  const length = String(useWatch({ name }) ?? '').length;
  const isNearlyFull = length >= maxLength * NEARLY;
  return (
    <p className="ml-auto tabular-nums">
      <span aria-hidden="true">
        {length} of {maxLength}
      </span>
      <span role="status" className="sr-only">
        {isNearlyFull && `${maxLength - length} characters left`}
      </span>
    </p>
  );
}
