// The body of a table. With more than two hundred rows only those near the window are rendered.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { CellsOf, type CellsProps } from './table-rows.tsx';
import type { Column } from './table-types.ts';
import type { TickedRows } from './use-ticked-rows.ts';

const DRAWN_AT_ONCE = 200;
/** The estimated height in pixels, until a row has been measured. */
const USUAL_HEIGHT = 57;

interface VirtualRowsProps<Row> {
  rows: readonly { id: string; original: Row }[];
  columns: readonly Column<Row>[];
  actions: CellsProps<Row>['actions'];
  onShow: CellsProps<Row>['onShow'];
  lookedAt: string | undefined;
  ticked: TickedRows<Row> | undefined;
  nameOf: ((row: Row) => string) | undefined;
  /** By the arrow keys. */
  isReachable: boolean;
}

export function VirtualRows<Row>({
  rows,
  columns,
  actions,
  ticked,
  nameOf,
  isReachable,
  onShow,
  lookedAt,
}: VirtualRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const isVirtual = rows.length > DRAWN_AT_ONCE;
  const scroller = () => body.current?.closest<HTMLElement>('[data-scrolls-page]') ?? null;
  useLayoutEffect(() => {
    const around = body.current?.closest('[data-scrolls-page]');
    if (!isVirtual || !body.current || !around) return;
    const offset = body.current.getBoundingClientRect().top - around.getBoundingClientRect().top;
    setScrollMargin(offset + around.scrollTop);
  }, [isVirtual]);
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: scroller,
    estimateSize: () => USUAL_HEIGHT,
    overscan: 12,
    scrollMargin,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const drawn = isVirtual ? virtual.getVirtualItems() : rows.map((_, index) => ({ index, start: 0, end: 0 }));
  const before = isVirtual ? (drawn[0]?.start ?? scrollMargin) - scrollMargin : 0;
  const after = isVirtual ? virtual.getTotalSize() - ((drawn.at(-1)?.end ?? scrollMargin) - scrollMargin) : 0;
  return (
    <tbody
      ref={body}
      className="@max-2xl/table:grid @max-2xl/table:grid-cols-[minmax(0,1fr)] @max-2xl/table:gap-3"
    >
      <Room height={before} />
      {drawn.map(({ index }) => {
        const row = rows[index];
        return (
          row && (
            <CellsOf
              key={row.id}
              id={row.id}
              row={row.original}
              index={index}
              measure={isVirtual ? virtual.measureElement : undefined}
              columns={columns}
              actions={actions}
              ticked={ticked}
              name={nameOf?.(row.original)}
              isReachable={isReachable}
              onShow={onShow}
              isLookedAt={row.id === lookedAt}
            />
          )
        );
      })}
      <Room height={after} />
    </tbody>
  );
}

const Room = ({ height }: { height: number }) =>
  height > 0 ? <tr className="block" style={{ height }} /> : null;
