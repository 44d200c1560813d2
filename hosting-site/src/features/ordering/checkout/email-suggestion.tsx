// Suggests a correction for a mistyped e-mail address.
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

interface EmailSuggestionProps {
  /** What was typed, once the field was left; undefined while it is being typed. */
  left: string | undefined;
  onTake: (email: string) => void;
}

export function EmailSuggestion({ left, onTake }: EmailSuggestionProps) {
  const meant = useProbablyMeant(left);
  return (
    <div role="status">
      {meant ? (
        <Button look="quiet" className="max-w-full wrap-anywhere" onClick={() => onTake(meant)}>
          Did you mean {meant}?
        </Button>
      ) : null}
    </div>
  );
}

function useProbablyMeant(left: string | undefined): string | undefined {
  const [answer, setAnswer] = useState<{ left: string; meant: string | undefined }>();
  useEffect(() => {
    if (left === undefined) return;
    let isCurrent = true;
    import('@bite/shared/kernel/email-suggestion').then(
      ({ suggestedEmail }) => isCurrent && setAnswer({ left, meant: suggestedEmail(left) }),
      // Without it the address stands as it was typed.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [left]);
  return answer?.left === left ? answer?.meant : undefined;
}
