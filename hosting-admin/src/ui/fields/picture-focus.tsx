// The point of a picture that stays in sight where it is cut to another shape: by a click, or by arrow keys.
import { MIDDLE, objectPosition, type PictureFocus as Point } from '@bite/shared/media/picture-focus';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../button.tsx';
import { useChange } from './bound.ts';

const STEP = 5;

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/** As diners' pages cut pictures of items. */
const ITEM_CUTS: readonly number[] = [1, 2];

interface PictureFocusProps {
  name: string;
  src: string;
  /** The shapes to which pages cut it, width divided by height. */
  cuts?: readonly number[];
}

export function PictureFocus({ name, src, cuts = ITEM_CUTS }: PictureFocusProps) {
  const form = useFormContext();
  const change = useChange(form, name);
  const point: Point = useWatch({ control: form.control, name }) ?? MIDDLE;
  const put = ({ x, y }: Point) => change({ x: within(x), y: within(y) });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    put({ x: point.x + step.x, y: point.y + step.y });
  };
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    // A key has no place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    put({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
  };
  return (
    <div className="grid w-full gap-2 text-sm">
      <p>
        <strong className="font-semibold">What stays in sight</strong>{' '}
        <span role="status" className="text-muted">
          {point.x}% from the left, {point.y}% from the top
        </span>
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <button
          type="button"
          aria-label="Point that stays in sight: arrow keys move it"
          onClick={onClick}
          onKeyDown={onKeyDown}
          className="relative max-w-full cursor-crosshair"
        >
          <img src={src} alt="" className="max-h-48 max-w-full rounded-lg" />
          <span
            aria-hidden="true"
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
            className="absolute size-5 -translate-1/2 rounded-full border-3 border-white bg-accent shadow-[0_0_0_2px_#000]"
          />
        </button>
        {cuts.map((ratio) => (
          <img
            key={ratio}
            src={src}
            alt=""
            style={{ objectPosition: objectPosition(point), aspectRatio: ratio }}
            className="h-16 max-w-full rounded-md object-cover"
          />
        ))}
        <Button onClick={() => change(undefined)}>Middle</Button>
      </div>
    </div>
  );
}
