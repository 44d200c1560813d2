// Text on one line. If it is cut off, all of it is shown on hover, on focus and on a tap; Escape hides it.
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

interface TruncatedProps {
  children: string;
  /** A second, smaller line: another name of the same object. */
  note?: string | undefined;
  /** The link target, if any. */
  to?: string;
  className?: string;
}

export function Truncated({ children, note, to, className }: TruncatedProps) {
  const box = useRef<HTMLElement>(null);
  const isCut = useIsCut(box, `${children}\n${note}`);
  const [isOpen, setOpen] = useState(false);
  const lines = <Lines text={children} note={note} />;
  const classes = classNames('block min-w-0', className);
  const whole = (
    <>
      {children}
      {note && <span className="block text-xs">{note}</span>}
    </>
  );
  if (to === undefined) {
    // A tap would hide it by default, and on touch screens nothing else shows it.
    return (
      <Tooltip
        words={whole}
        isOpen={isOpen && isCut}
        onOpenChange={setOpen}
        onClick={keepAnd(() => setOpen(true))}
      >
        <span ref={box} tabIndex={isCut ? 0 : undefined} className={classes}>
          {lines}
        </span>
      </Tooltip>
    );
  }
  return (
    <Tooltip words={whole} isOpen={isOpen && isCut} onOpenChange={setOpen}>
      <Link
        ref={box as RefObject<HTMLAnchorElement | null>}
        to={to}
        className={classNames(classes, 'underline-offset-4 hover:underline')}
      >
        {lines}
      </Link>
    </Tooltip>
  );
}

function Lines({ text, note }: { text: string; note: string | undefined }) {
  return (
    <>
      <span className="block truncate">{text}</span>
      {note && <span className="block truncate text-xs font-normal text-muted">{note}</span>}
    </>
  );
}

const keepAnd = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};

/** Whether one of its lines is cut off. */
function useIsCut(box: RefObject<HTMLElement | null>, text: string): boolean {
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured again, at the same size too
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setCut(
        [...element.children].some(
          (line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight,
        ),
      ),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, text]);
  return isCut;
}
