// The left edge of a column, which changes its width by dragging or with arrow keys (left and up make it wider). Home restores
// the default width. The first column takes the remaining space.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

interface ColumnWidthProps {
  /** What the column is called. */
  header: string;
  /** Rem. */
  width: number;
  narrowest: number;
  /** Undefined: the default width. */
  onWidth: (width: number | undefined) => void;
}

const WIDEST = 40;
/** Quarters of a rem. */
const GRAIN = 4;
/** Rem. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 };

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export function ColumnWidth({ header, width, onWidth, ...props }: ColumnWidthProps) {
  const narrowest = Math.ceil(props.narrowest * GRAIN) / GRAIN;
  const start = useRef<{ x: number; width: number }>(undefined);
  const set = (wanted: number): void =>
    onWidth(Math.round(Math.min(WIDEST, Math.max(narrowest, wanted)) * GRAIN) / GRAIN);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Home') return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) onWidth(undefined);
    else set(width + step);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  };
  const onPointerMove = ({ clientX }: PointerEvent): void => {
    if (start.current) set(start.current.width + (start.current.x - clientX) / rem());
  };
  const end = (): void => {
    start.current = undefined;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that is moved is a separator, and <hr> stands in no header
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={`Width of ${header}`}
      aria-valuemin={narrowest}
      aria-valuemax={WIDEST}
      aria-valuenow={width}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onWidth(undefined)}
      className="absolute inset-y-1 -left-1 w-3 cursor-col-resize touch-none rounded before:absolute before:inset-y-1 before:left-1 before:w-px before:bg-line hover:before:w-0.5 hover:before:bg-strong-line"
    />
  );
}
