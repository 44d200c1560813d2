// Keyboard control of the board: arrows move between cards, letters work like the toolbar's buttons.
import { useEffect, useRef } from 'react';

export interface BoardKeys {
  undo: () => void;
  toggleMute: () => void;
  showFinished: () => void;
  showShortcuts: () => void;
}

const arrows: Readonly<Record<string, readonly [columns: number, cards: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The column by name, the card by index; -1 is above the first card. */
interface Place {
  column: string;
  card: number;
}

export function useBoardKeys(keys: BoardKeys): void {
  const latest = useRef(keys);
  const place = useRef<Place>({ column: '', card: -1 });

  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(event.target))
        return;
      const step = arrows[event.key];
      if (step) {
        place.current = walk(place.current, step);
        event.preventDefault();
      } else if (event.key === 'Enter') {
        place.current = pressNextStep(event.target) ?? place.current;
      } else press(event.key, latest.current);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** The keyboard belongs to another element: a field, an open menu or dialog, the tabs on a phone. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]')) return true;
  return target instanceof Element && target.closest('input, textarea, select, [role="tab"]') !== null;
}

function press(key: string, keys: BoardKeys): void {
  if (key === '?') keys.showShortcuts();
  if (key === 'u') keys.undo();
  if (key === 'm') keys.toggleMute();
  if (key === 'f') keys.showFinished();
}

/** The element that gets the focus when the card has left: the top of its column, with the oldest order. */
function pressNextStep(target: EventTarget | null): Place | undefined {
  if (!(target instanceof HTMLElement && target.matches('[data-order]'))) return undefined;
  const column = columnOf(target);
  target.querySelector<HTMLElement>('[data-next-step]')?.click();
  return { column, card: -1 };
}

const columnOf = (card: Element): string => card.closest('[data-column]')?.getAttribute('data-column') ?? '';

/** Focuses the next card and returns its position. If a column has become empty, the next column is used. */
function walk(from: Place, [columns, cards]: readonly [number, number]): Place {
  const all = [...document.querySelectorAll<HTMLElement>('[data-column]')];
  const names = all.map((element) => element.dataset['column'] ?? '');
  const lists = all.map((element) => [...element.querySelectorAll<HTMLElement>('[data-order]')]);
  const filled = names.filter((_name, index) => (lists[index]?.length ?? 0) > 0);
  if (filled.length === 0) return from;

  const focused = document.activeElement?.closest<HTMLElement>('[data-order]');
  const here = focused ? columnOf(focused) : from.column;
  const start = filled.find((name) => names.indexOf(name) >= names.indexOf(here)) ?? filled.at(-1) ?? '';
  const column = filled[clamp(filled.indexOf(start) + columns, filled.length)] ?? start;
  const list = lists[names.indexOf(column)] ?? [];
  const card = focused ? (lists[names.indexOf(here)] ?? []).indexOf(focused) : from.card;
  const next = clamp(card + cards, list.length);
  list[next]?.focus();
  list[next]?.scrollIntoView({ block: 'nearest' });
  return { column, card: next };
}

const clamp = (index: number, length: number): number => Math.min(Math.max(index, 0), length - 1);
