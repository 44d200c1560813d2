// The result of a picture upload (C2-03, O2.10-05).
import type { UploadStatistics } from '@bite/shared/media/upload-statistics';
import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';

interface OptimizingProps {
  isLate: boolean;
  onCheckAgain: (() => Promise<void>) | undefined;
}

const askingWords = {
  notAsked: '',
  pending: '',
  asked: ' The server was asked to look again.',
  failed: ' The server could not be asked just now.',
} as const;

/** The server makes the smaller copies meanwhile. Goes on by itself when they are there, however late. */
export function Optimizing({ isLate, onCheckAgain }: OptimizingProps) {
  const [asking, setAsking] = useState<keyof typeof askingWords>('notAsked');
  const ask = async (): Promise<void> => {
    setAsking('pending');
    await onCheckAgain?.().then(
      () => setAsking('asked'),
      () => setAsking('failed'),
    );
  };
  if (!isLate)
    return (
      <Notice tone="info" role="status">
        The picture is sent and being optimized. You need not wait to save.
      </Notice>
    );
  return (
    <Notice
      tone="warn"
      role="status"
      action={
        <Button aria-disabled={asking === 'pending'} onClick={() => asking !== 'pending' && void ask()}>
          {asking === 'pending' ? 'One moment…' : 'Check again'}
        </Button>
      }
    >
      Optimizing takes longer than usual. The picture is kept and can be saved; it loads faster once it is
      optimized.
      {askingWords[asking]}
    </Notice>
  );
}

const BYTES_PER_KILOBYTE = 1024;

/** '96 KB', '1.2 MB' */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KILOBYTE));
  return kilobytes < BYTES_PER_KILOBYTE
    ? `${kilobytes} KB`
    : `${(kilobytes / BYTES_PER_KILOBYTE).toFixed(1)} MB`;
}

export function UploadSummary({ statistics }: { statistics: UploadStatistics }) {
  const { percentReduced, finalSize, responsiveSizes, hasWebp } = statistics;
  const isOptimized = responsiveSizes > 0 || hasWebp || percentReduced > 0;
  const facts = [
    ['Size reduced', `${percentReduced}%`],
    ['Final size', sizeInWords(finalSize)],
    ['Responsive sizes', String(responsiveSizes)],
    ['WebP', hasWebp ? 'Yes' : 'No'],
  ];
  return (
    <div role="status" className="grid gap-2 rounded-lg bg-column p-3 text-sm">
      {isOptimized && (
        <p>
          <Badge tone="good">Optimized</Badge>
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
