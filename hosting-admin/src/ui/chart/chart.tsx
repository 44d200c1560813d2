// A chart with its data as a table: for screen readers, for exact numbers, and until the drawing has loaded. The chart library
// is loaded on first use.
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../button.tsx';
import type { ChartProps } from './chart-props.ts';
import { ChartTable } from './chart-table.tsx';

const Drawing = lazy(async () => ({ default: (await import('./chart-drawing.tsx')).ChartDrawing }));

export function Chart(props: ChartProps) {
  const { title, rows } = props;
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <figure aria-labelledby={id} className="grid min-w-0 gap-3">
      <figcaption className="flex flex-wrap items-center justify-between gap-2">
        <span id={id} className="font-semibold">
          {title}
        </span>
        <Button look="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          Show as a table
        </Button>
      </figcaption>
      {rows.length === 0 ? (
        <p className="py-8 text-center text-sm text-muted">There is nothing to draw yet.</p>
      ) : (
        <>
          {!isTable && (
            <div aria-hidden="true" className="h-64 min-w-0 overflow-hidden">
              <Suspense fallback={<div className="h-full animate-pulse rounded-lg bg-column" />}>
                <Drawing {...props} />
              </Suspense>
            </div>
          )}
          <ChartTable {...props} isHidden={!isTable} />
        </>
      )}
    </figure>
  );
}
