// Toasts in a strip of their own at the bottom of the window. The page makes room for it, so no button, price, field or row is
// ever covered; dialogs end above it, by `--toast-strip`, its height. It comes first in the document, though it is at the bottom:
// whoever tabs out of toasts gets back to where they came from, which from the end of a page would be a circle.
import { type CSSProperties, useEffect, useRef } from 'react';
import { Toaster } from 'sonner';
import { MOBILE, useMediaQuery } from './media-query.ts';

const width = { '--width': '24rem' } as CSSProperties;

export function Toasts({ theme }: { theme: 'light' | 'dark' | 'system' }) {
  const isMobile = useMediaQuery(MOBILE);
  return (
    <div ref={useStripHeight()} className="pointer-events-auto relative z-60 order-last shrink-0 bg-column">
      <Toaster
        theme={theme}
        position="bottom-center"
        visibleToasts={isMobile ? 2 : 3}
        style={width}
        richColors
        expand
        toastOptions={{ classNames: { actionButton: 'toast-action' } }}
      />
    </div>
  );
}

function useStripHeight() {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() =>
      root.setProperty('--toast-strip', `${strip.current?.offsetHeight ?? 0}px`),
    );
    if (strip.current) observer.observe(strip.current);
    return () => {
      observer.disconnect();
      root.removeProperty('--toast-strip');
    };
  }, []);
  return strip;
}

/** Whether a toast was tapped, and not the page behind a dialog. */
export const isInToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
