// The result of a picture upload (C2-03, O2.10-05).
import type { UploadStatistics } from '@bite/shared/media/upload-statistics';
import { Badge } from '../badge.tsx';
import { Notice } from '../notice.tsx';

/** The server makes the smaller copies meanwhile. */
export const Optimizing = () => (
  <Notice tone="info" role="status">
    The picture is sent and being optimized. You need not wait to save.
  </Notice>
);

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
