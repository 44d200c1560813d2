// The addresses a restaurant had before. Each leads to the present one until somebody frees it.
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface FormerSlugsProps {
  slugs: readonly string[];
  /** Throws where it could not be freed. */
  onFree: (slug: string) => Promise<void>;
}

export function FormerSlugs({ slugs, onFree }: FormerSlugsProps) {
  const [freeing, setFreeing] = useState<string>();
  if (slugs.length === 0) return null;
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="font-semibold" id="former-slugs">
        Former addresses
      </p>
      <p className="text-muted">They lead to the present one, so that old links and printed codes work.</p>
      <ul aria-labelledby="former-slugs" className="grid gap-1">
        {slugs.map((slug) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">/{slug}</span>
            <Button look="quiet" aria-label={`Free /${slug}`} onClick={() => setFreeing(slug)}>
              Free…
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={freeing !== undefined}
        onClose={() => setFreeing(undefined)}
        title={`Free /${freeing ?? ''}?`}
        confirmLabel="Free it"
        pendingLabel="Freeing…"
        onConfirm={async () => {
          if (freeing !== undefined) await onFree(freeing);
        }}
      >
        <p>
          Links, bookmarks and printed codes with this address stop working at once, and any other restaurant
          may take it.
        </p>
      </ConfirmDialog>
    </div>
  );
}
