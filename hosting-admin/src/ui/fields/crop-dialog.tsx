// Cuts a picture: freely or to a shape, by dragging, with two fingers, by buttons or by keys. Loaded when it is first opened.
import type { PictureArea } from '@bite/shared/media/picture-focus';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { pixelsOf } from '../../lib/crop-picture.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Notice } from '../notice.tsx';
import { areaOfShape, isWhole, scaledArea, WHOLE } from './crop-area.ts';

export interface CropShape {
  /** 'As above the menu' */
  label: string;
  /** Width divided by height. */
  ratio: number;
}

const usualShapes: readonly CropShape[] = [
  { label: 'Square', ratio: 1 },
  { label: '4 : 3', ratio: 4 / 3 },
  { label: '16 : 9', ratio: 16 / 9 },
];

const STEP = 1.1;
const factors: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP };

const handle = (where: string): string => `${where}: arrow keys move it`;
const ariaLabels = {
  cropArea: 'Part that is kept: arrow keys move it, plus and minus change its size',
  nwDragHandle: handle('Upper left corner'),
  nDragHandle: handle('Upper edge'),
  neDragHandle: handle('Upper right corner'),
  eDragHandle: handle('Right edge'),
  seDragHandle: handle('Lower right corner'),
  sDragHandle: handle('Lower edge'),
  swDragHandle: handle('Lower left corner'),
  wDragHandle: handle('Left edge'),
};

interface CropDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The whole picture; undefined while it is loaded. */
  picture: Blob | undefined;
  /** Why it cannot be cut, if so. */
  failure: string | undefined;
  /** The part that was kept before. */
  former: PictureArea | undefined;
  /** What the place wants. */
  shape: CropShape | undefined;
  onCrop: (area: PictureArea) => void;
}

export function CropDialog({ isOpen, onClose, failure, picture, ...rest }: CropDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Crop the picture">
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {failure === undefined && !picture && <p role="status">Loading the picture…</p>}
      {failure === undefined && picture && <Crop {...rest} picture={picture} onClose={onClose} />}
    </Dialog>
  );
}

type CropProps = Omit<CropDialogProps, 'isOpen' | 'failure' | 'picture'> & { picture: Blob };

function Crop({ picture, former, shape: wanted, onCrop, onClose }: CropProps) {
  const src = useObjectUrl(picture);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [shape, setShape] = useState<CropShape>();
  const [area, setArea] = useState<PictureArea>(former ?? WHOLE);
  const [isUnreadable, setUnreadable] = useState(false);
  const shapes = wanted
    ? [wanted, ...usualShapes.filter(({ ratio }) => ratio !== wanted.ratio)]
    : usualShapes;
  const take = (next: CropShape | undefined, picked = size): void => {
    setShape(next);
    if (next && picked) setArea(areaOfShape(next.ratio, picked.width / picked.height, area));
  };
  const scale = (factor: number) => setArea((present) => scaledArea(present, factor));
  const pinch = usePinch(scale);
  const onKeyDown = (event: KeyboardEvent): void => {
    const factor = factors[event.key];
    if (factor === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    scale(factor);
  };
  const kept = size && pixelsOf(area, size);
  if (isUnreadable)
    return <Notice tone="danger">This browser cannot show the picture, so it cannot be cropped here.</Notice>;
  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Shape</legend>
        {[undefined, ...shapes].map((each) => (
          <Button
            key={each?.label ?? 'Free'}
            look={each?.ratio === shape?.ratio ? 'strong' : 'secondary'}
            aria-pressed={each?.ratio === shape?.ratio}
            onClick={() => take(each)}
          >
            {each?.label ?? 'Free'}
          </Button>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the part within it, and two fingers */}
      <div
        className="grid touch-none justify-items-center bg-column"
        onKeyDown={onKeyDown}
        {...pinch.handlers}
      >
        {src !== undefined && (
          <ReactCrop
            crop={{ unit: '%', ...area }}
            {...(shape && { aspect: shape.ratio })}
            ariaLabels={ariaLabels}
            keepSelection
            minWidth={24}
            minHeight={24}
            ruleOfThirds
            // The picture inherits it: its own styles outrank classes of its element.
            className="max-h-[45dvh]"
            onChange={(_, { x, y, width, height }) => {
              if (!pinch.isActive()) setArea({ x, y, width, height });
            }}
          >
            <img
              src={src}
              alt="The whole of it"
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                setSize({ width, height });
                if (!former && wanted) take(wanted, { width, height });
              }}
              onError={() => setUnreadable(true)}
            />
          </ReactCrop>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <p role="status" className="flex-1 text-muted tabular-nums">
          {kept && `${kept.width} × ${kept.height} pixels are kept`}
        </p>
        <Button onClick={() => scale(1 / STEP)}>Smaller</Button>
        <Button onClick={() => scale(STEP)}>Larger</Button>
      </div>
      {picture.type === 'image/gif' && (
        <p className="text-sm">A picture that moves stands still once it is cropped.</p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          disabled={!size}
          onClick={() => (isWhole(area) && !former ? onClose() : onCrop(area))}
        >
          Crop
        </Button>
      </div>
    </div>
  );
}

function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** Two fingers: further apart keeps more of the picture. What they drag meanwhile does not count. */
function usePinch(scale: (factor: number) => void) {
  const fingers = useRef(new Map<number, PointerEvent>());
  const isPinched = useRef(false);
  const distance = (): number => {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  };
  const end = ({ pointerId }: PointerEvent): void => {
    fingers.current.delete(pointerId);
    if (fingers.current.size === 0) isPinched.current = false;
  };
  return {
    isActive: () => isPinched.current,
    handlers: {
      onPointerDownCapture: (event: PointerEvent) => {
        fingers.current.set(event.pointerId, event);
        if (fingers.current.size > 1) isPinched.current = true;
      },
      onPointerMoveCapture: (event: PointerEvent) => {
        if (!fingers.current.has(event.pointerId)) return;
        const before = distance();
        fingers.current.set(event.pointerId, event);
        if (isPinched.current && before > 0) scale(distance() / before);
      },
      onPointerUpCapture: end,
      onPointerCancelCapture: end,
      onPointerLeave: end,
    },
  };
}
