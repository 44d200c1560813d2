// Keyboard control of a list: `/` focuses the search, arrows move between rows, Enter opens one, the right arrow shows its
// detail, and the space bar selects it.
import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const SEARCH = 'input[type=search]';
const TYPED_IN = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

const rowsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('tbody tr[data-row]'),
];

interface TableKeys {
  onOpen: ((id: string) => void) | undefined;
  onTick: ((id: string) => void) | undefined;
  onShow: ((id: string) => void) | undefined;
}

export function useTableKeys(list: RefObject<HTMLElement | null>, { onOpen, onTick, onShow }: TableKeys) {
  useSearchKey(list);
  const acts: Readonly<Record<string, TableKeys['onOpen']>> = {
    Enter: onOpen,
    ' ': onTick,
    ArrowRight: onShow,
  };
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key } = event;
    if (!(target instanceof HTMLElement)) return;
    const rows = rowsOf(currentTarget);
    const id = target.dataset['row'];
    const next = target.matches(SEARCH) ? firstOnDown(rows, key) : neighbour(rows, rows.indexOf(target), key);
    const act = id === undefined ? undefined : acts[key];
    if (!next && !act) return;
    event.preventDefault();
    next?.focus();
    if (act && id !== undefined) act(id);
  };
}

function useSearchKey(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || isCommand || isTyping(event.target)) return;
      const search = list.current?.querySelector<HTMLElement>(SEARCH);
      if (!search) return;
      event.preventDefault();
      search.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_IN) !== null;

const firstOnDown = (rows: readonly HTMLElement[], key: string): HTMLElement | undefined =>
  key === 'ArrowDown' ? rows[0] : undefined;

function neighbour(rows: readonly HTMLElement[], index: number, key: string): HTMLElement | undefined {
  if (index < 0) return undefined;
  if (key === 'ArrowDown') return rows[index + 1];
  if (key === 'ArrowUp') return rows[index - 1];
  if (key === 'Home') return rows[0];
  return key === 'End' ? rows.at(-1) : undefined;
}
