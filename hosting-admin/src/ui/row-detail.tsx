// The panel beside a list that shows one row: arrows and buttons lead to the next and the previous one, and closing returns the
// focus to the row that was shown last.
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { Drawer } from './dialog.tsx';
import type { Column, Detail } from './table-types.ts';
import { Toolbar, ToolbarIcon } from './toolbar.tsx';

interface RowDetailProps<Row> {
  list: RefObject<HTMLElement | null>;
  rows: readonly { id: string; original: Row }[];
  columns: readonly Column<Row>[];
  detail: Detail<Row>;
  /** The row that is looked at; undefined for none. */
  id: string | undefined;
  onShow: (id: string | undefined) => void;
}

const TYPED_IN = 'input, textarea, select, [contenteditable], [role=menu], [role=combobox], [role=listbox]';

export function RowDetail<Row>({ list, rows, columns, detail, id, onShow }: RowDetailProps<Row>) {
  // Kept while the drawer goes away, and for the focus afterwards.
  const last = useRef(id);
  if (id !== undefined) last.current = id;
  const shown = last.current ?? '';
  const index = rows.findIndex((row) => row.id === shown);
  const row = rows[index];
  const go = (by: number): void => {
    const next = rows[index + by];
    if (!next) return;
    onShow(next.id);
    list.current?.querySelector(`[data-row="${CSS.escape(next.id)}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // What happens in the drawer is not the list's, although React tells it to the list.
    event.stopPropagation();
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || (event.target as Element).closest(TYPED_IN)) return;
    event.preventDefault();
    go(by);
  };
  const rowElement = () => list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(shown)}"]`);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for what is in the drawer
    <div onKeyDown={onKeyDown} className="contents">
      <Drawer
        isOpen={id !== undefined && row !== undefined}
        isBeside
        onClose={() => onShow(undefined)}
        returnTo={rowElement}
        title={row ? detail.titleOf(row.original) : ''}
        tools={
          <Toolbar label={`${index + 1} of ${rows.length}`}>
            <ToolbarIcon label="Previous" aria-disabled={index <= 0} onClick={() => go(-1)}>
              <ChevronUp className="size-5" aria-hidden="true" />
            </ToolbarIcon>
            <ToolbarIcon label="Next" aria-disabled={index === rows.length - 1} onClick={() => go(1)}>
              <ChevronDown className="size-5" aria-hidden="true" />
            </ToolbarIcon>
          </Toolbar>
        }
      >
        {row && detail.content(row.original, columns)}
      </Drawer>
    </div>
  );
}
