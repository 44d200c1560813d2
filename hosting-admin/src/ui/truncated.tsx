// A text on one line. Where it is cut off, all of it is shown on hover, on focus and on a tap; Escape hides it.
import { Tooltip } from 'radix-ui';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names.ts';

interface TruncatedProps {
  children: string;
  /** A second line, smaller: what else names the same thing. */
  note?: string | undefined;
  /** Where it leads, if anywhere. */
  to?: string;
  className?: string;
}

export function Truncated({ children, note, to, className }: TruncatedProps) {
  const box = useRef<HTMLElement>(null);
  const isCut = useIsCut(box, `${children}\n${note}`);
  const [isOpen, setOpen] = useState(false);
  const lines = <Lines text={children} note={note} />;
  const classes = classNames('block min-w-0', className);
  return (
    <Tooltip.Provider delayDuration={300}>
      <Tooltip.Root open={isOpen && isCut} onOpenChange={setOpen}>
        {to === undefined ? (
          // A tap would hide it by default, and on touch screens nothing else shows it.
          <Tooltip.Trigger asChild onClick={keepAnd(() => setOpen(true))}>
            <span ref={box} tabIndex={isCut ? 0 : undefined} className={classes}>
              {lines}
            </span>
          </Tooltip.Trigger>
        ) : (
          <Tooltip.Trigger asChild>
            <Link
              ref={box as RefObject<HTMLAnchorElement | null>}
              to={to}
              className={classNames(classes, 'underline-offset-4 hover:underline')}
            >
              {lines}
            </Link>
          </Tooltip.Trigger>
        )}
        <Tooltip.Portal>
          <Tooltip.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-[min(24rem,calc(100vw-1rem))] animate-enter rounded-lg bg-ink px-3 py-2 text-sm text-canvas shadow-lg wrap-anywhere"
          >
            {children}
            {note && <span className="block text-xs">{note}</span>}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
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

/** Whether one of its lines is longer than the place for it. */
function useIsCut(box: RefObject<HTMLElement | null>, text: string): boolean {
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured again, at the same size too
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setCut([...element.children].some((line) => line.scrollWidth > line.clientWidth)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, text]);
  return isCut;
}
