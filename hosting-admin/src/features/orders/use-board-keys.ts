// The board by keyboard: arrows go from card to card, letters do what the toolbar does.
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

export function useBoardKeys(keys: BoardKeys): void {
  const latest = useRef(keys);
  const place = useRef<[column: number, card: number]>([0, -1]);

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
      } else if (event.key === 'Enter') pressNextStep(event.target);
      else press(event.key, latest.current);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Something else has the keyboard: a field, an open menu or dialog, the tabs of the phone's board. */
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

function pressNextStep(target: EventTarget | null): void {
  if (target instanceof HTMLElement && target.matches('[data-order]')) {
    target.querySelector<HTMLElement>('[data-next-step]')?.click();
  }
}

/** Focuses the card one step on, and answers where it is. Where a card has gone, its neighbour is taken. */
function walk(
  [column, card]: [number, number],
  [columns, cards]: readonly [number, number],
): [number, number] {
  const board = [...document.querySelectorAll('[data-column]')]
    .map((element) => [...element.querySelectorAll<HTMLElement>('[data-order]')])
    .filter((list) => list.length > 0);
  if (board.length === 0) return [0, -1];
  const here = board.findIndex((list) => list.some((element) => element.contains(document.activeElement)));
  const from = here === -1 ? column : here;
  const nextColumn = clamp(from + columns, board.length);
  const list = board[nextColumn] ?? [];
  const focused = (board[here] ?? []).findIndex((element) => element.contains(document.activeElement));
  const nextCard = clamp((focused === -1 ? card : focused) + cards, list.length);
  list[nextCard]?.focus();
  list[nextCard]?.scrollIntoView({ block: 'nearest' });
  return [nextColumn, nextCard];
}

const clamp = (index: number, length: number): number => Math.min(Math.max(index, 0), length - 1);
