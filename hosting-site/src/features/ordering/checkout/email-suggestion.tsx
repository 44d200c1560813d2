// Suggests a correction for a mistyped email address.
import { t } from '@bite/shared/kernel/translate';
import { findProbableEmail } from '@bite/shared/shell/probable-email';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

interface EmailSuggestionProps {
  /** The typed address, once the field has lost the focus; undefined while typing. */
  left: string | undefined;
  onTake: (email: string) => void;
}

export function EmailSuggestion({ left, onTake }: EmailSuggestionProps) {
  const meant = useProbablyMeant(left);
  return (
    <div role="status">
      {meant ? (
        <Button look="quiet" className="max-w-full wrap-anywhere" onClick={() => onTake(meant)}>
          {t('Did you mean {email}?', { email: meant })}
        </Button>
      ) : null}
    </div>
  );
}

function useProbablyMeant(left: string | undefined): string | undefined {
  const [answer, setAnswer] = useState<{ left: string; meant: string | undefined }>();
  useEffect(() => {
    if (left === undefined) return;
    return findProbableEmail(left, (meant) => setAnswer({ left, meant }));
  }, [left]);
  return answer?.left === left ? answer?.meant : undefined;
}
