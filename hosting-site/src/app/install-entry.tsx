// Puts the site on the home screen, where the browser offers that.
import { t } from '@bite/shared/kernel/translate';
import { install, installOffer } from '../lib/install-offer.ts';
import { useStore } from '../lib/store.ts';

interface InstallEntryProps {
  entryClass: string;
  onPick: () => void;
}

export function InstallEntry({ entryClass, onPick }: InstallEntryProps) {
  const isOffered = useStore(installOffer) !== undefined;
  if (!isOffered) return null;
  return (
    <div className="mt-2 border-t border-line pt-2">
      <button
        type="button"
        className={`${entryClass} w-full text-start`}
        onClick={() => {
          install();
          onPick();
        }}
      >
        {t('Add to home screen')}
      </button>
    </div>
  );
}
