// Announces which option was replaced by the newest one, with Undo.
import { t } from '@bite/shared/kernel/translate';
import { Button } from '../../../ui/button.tsx';

interface ReplacementNoticeProps {
  /** Undefined if there is nothing to say: the region stays mounted, so that screen readers announce its changes. */
  words: string | undefined;
  onUndo: () => void;
}

export function ReplacementNotice({ words, onUndo }: ReplacementNoticeProps) {
  return (
    <div className={words ? 'flex items-center gap-3 border-t border-line bg-wash px-4 py-1' : undefined}>
      <p role="status" className="min-w-0 flex-1 text-sm font-semibold">
        {words}
      </p>
      {words ? (
        <Button look="bare" className="text-primary-text" onClick={onUndo}>
          {t('Undo')}
        </Button>
      ) : null}
    </div>
  );
}
