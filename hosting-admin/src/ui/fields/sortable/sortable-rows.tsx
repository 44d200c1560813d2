// Rows in an order that somebody chooses: dragged by pointer or finger (dnd-kit), moved by a menu, or by keyboard: Space picks
// a row up, arrows move it, Space drops it, Escape puts it back. dnd-kit's own keyboard goes by pixels and knows no levels.

import { isolated } from '@bite/shared/kernel/isolated';
import { Accessibility, Cursor, PointerSensor, PreventSelection } from '@dnd-kit/dom';
import { DragDropProvider, type DragEndEvent, type DragMoveEvent, type DragOverEvent } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../button.tsx';
import { classNames } from '../../class-names.ts';
import { MenuItem, MenuSeparator } from '../../menu.tsx';
import { RowMenu } from '../../row-menu.tsx';
import { type Direction, dropped, type SortableRow, stepped } from './order.ts';
import { type CarriedRow, useCarriedRow } from './use-carried-row.ts';

interface SortableRowsProps {
  label: string;
  rows: readonly SortableRow[];
  /** The deepest level there may be: 0 for a list. */
  deepest: number;
  onOrder: (rows: readonly SortableRow[]) => void;
  /** What stands in a row of one line, where its label alone does not do. */
  line?: (row: SortableRow) => ReactNode;
  /** What stands in a row of several lines: fields, perhaps. */
  content?: (row: SortableRow) => ReactNode;
  /** What else can be done with a row, in its menu. */
  menu?: (row: SortableRow) => ReactNode;
  /** What else can be done with a row, beside its menu. */
  tools?: (row: SortableRow) => ReactNode;
  /** Where a row can be dropped besides this list. */
  elsewhere?: DropElsewhere | undefined;
  /** Marks a row as one of another list's such places. */
  dropTarget?: { name: string; id: string | undefined };
}

/** Places outside a list, found by the pointer. */
export interface DropElsewhere {
  /** While a row is dragged. Returns whether it would be dropped there. @param point In the window. */
  over: (point: Point) => boolean;
  drop: (row: SortableRow) => void;
  leave: () => void;
}

interface Point {
  x: number;
  y: number;
}

/** Our own announcements replace the first; the others only write styles, which the page's policy refuses. */
const unused = new Set<unknown>([Accessibility, Cursor, PreventSelection]);

/** Pixels; a drag so far to the side is one level. */
const INDENT = 28;

export function SortableRows(props: SortableRowsProps) {
  const { label, rows, deepest, onOrder, line, content, menu, tools, elsewhere, dropTarget } = props;
  const list = useRef<HTMLOListElement>(null);
  const carried = useCarriedRow({ list, rows, deepest, onOrder });
  const { dragged, ...drags } = useDrag({ rows, deepest, onOrder, elsewhere });
  const preview = dragged ?? carried.preview;
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      plugins={(usual) => usual.filter((plugin) => !unused.has(plugin))}
      {...drags}
    >
      <ol ref={list} aria-label={label} className="grid gap-1.5 empty:hidden">
        {preview.map((row, index) => (
          <Row
            key={row.id}
            row={row}
            index={index}
            rows={preview}
            deepest={deepest}
            carried={carried}
            line={line?.(row)}
            content={content?.(row)}
            menu={menu?.(row)}
            tools={tools?.(row)}
            {...(dropTarget && { drop: { name: dropTarget.name, isOver: dropTarget.id === row.id } })}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {carried.said}
      </p>
    </DragDropProvider>
  );
}

/** While a row is dragged, all stand where they would stand if it were dropped now. */
function useDrag({
  rows,
  deepest,
  onOrder,
  elsewhere,
}: Pick<SortableRowsProps, 'rows' | 'deepest' | 'onOrder' | 'elsewhere'>) {
  const [dragged, setDragged] = useState<readonly SortableRow[]>();
  const isElsewhere = useRef(false);
  const preview = dragged ?? rows;
  const move = ({ operation }: DragMoveEvent | DragOverEvent): void => {
    const { source, target, transform, position } = operation;
    const row = rows.find(({ id }) => id === source?.id);
    if (!row) return;
    isElsewhere.current = elsewhere?.over(position.current) ?? false;
    if (isElsewhere.current) {
      setDragged(undefined);
      return;
    }
    const at = preview.findIndex(({ id }) => id === (target ?? source)?.id);
    const depth = row.depth + Math.round(transform.x / INDENT);
    const next = dropped(preview, row.id, at, depth, deepest);
    if (next !== preview) setDragged(next);
  };
  const onDragEnd = ({ canceled, operation: { source } }: DragEndEvent): void => {
    setDragged(undefined);
    const row = rows.find(({ id }) => id === source?.id);
    if (!canceled && row && isElsewhere.current) elsewhere?.drop(row);
    else if (!canceled && dragged) onOrder(dragged);
    isElsewhere.current = false;
    elsewhere?.leave();
  };
  return { dragged, onDragMove: move, onDragOver: move, onDragEnd };
}

const steps: readonly { direction: Direction; label: string; ofTree?: boolean }[] = [
  { direction: 'up', label: 'Move up' },
  { direction: 'down', label: 'Move down' },
  { direction: 'in', label: 'Put below the one above', ofTree: true },
  { direction: 'out', label: 'Move out', ofTree: true },
];

const keys: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

interface RowProps {
  row: SortableRow;
  index: number;
  rows: readonly SortableRow[];
  deepest: number;
  carried: CarriedRow;
  line: ReactNode;
  content: ReactNode;
  menu: ReactNode;
  tools: ReactNode;
  drop?: { name: string; isOver: boolean };
}

function Row({ row, index, rows, deepest, carried, line, content, menu, tools, drop }: RowProps) {
  const { id, label, depth } = row;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Neither dnd-kit's keyboard nor its own way to change the page before React does.
  const { ref, handleRef, isDragging } = useSortable({
    id,
    index,
    plugins: [],
    ...(isStill && { transition: null }),
  });
  const isCarried = carried.id === id;
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = keys[event.key];
    if (event.key === ' ' || event.key === 'Enter') carried.turn(row);
    else if (isCarried && direction) carried.step(row, direction);
    else if (isCarried && event.key === 'Escape') carried.putBack(row);
    else {
      // A shortcut, such as saving, is about what is seen.
      if (isCarried && (event.ctrlKey || event.metaKey)) carried.drop(row);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <li
      ref={ref}
      style={{ marginLeft: depth * INDENT }}
      className={classNames(
        'flex min-w-0 rounded-lg border bg-card',
        content ? 'flex-wrap items-start py-3' : 'items-center',
        isCarried || isDragging ? 'border-accent-ink shadow-lg' : 'border-line',
        drop?.isOver && 'border-accent-ink bg-column ring-2 ring-accent-ink',
      )}
      {...(drop && { [`data-${drop.name}`]: id })}
    >
      <IconButton
        ref={handleRef}
        label={`Move ${isolated(label)}`}
        aria-pressed={isCarried}
        aria-roledescription="sortable"
        data-handle={id}
        className="cursor-grab touch-none active:cursor-grabbing"
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => relatedTarget && isCarried && carried.drop(row)}
      >
        <GripVertical className="size-5 text-muted" aria-hidden="true" />
      </IconButton>
      {content ? (
        <div className="min-w-0 flex-1 basis-56 pr-3">{content}</div>
      ) : (
        <div className="min-w-0 flex-1 py-2 text-sm wrap-anywhere">{line ?? label}</div>
      )}
      <div className="ml-auto flex">
        <RowMenu of={label}>
          {steps
            .filter(({ ofTree }) => !ofTree || deepest > 0)
            .map(({ direction, label: words }) => (
              <MenuItem
                key={direction}
                disabled={stepped(rows, id, direction, deepest) === rows}
                onSelect={() => carried.step(row, direction)}
              >
                {words}
              </MenuItem>
            ))}
          {menu && <MenuSeparator />}
          {menu}
        </RowMenu>
        {tools}
      </div>
    </li>
  );
}
