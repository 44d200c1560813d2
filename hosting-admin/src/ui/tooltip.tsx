// A short explanation on hover or focus; Escape hides it. Never for essential information: on touch screens it is only shown if
// its user opens it.
import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface TooltipProps {
  words: ReactNode;
  /** Controlled by its user; only by pointer and focus if undefined. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** A single element that takes a ref and props. */
  children: ReactNode;
  onClick?: (event: React.MouseEvent) => void;
}

export function Tooltip({ words, isOpen, onOpenChange, onClick, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root {...(isOpen !== undefined && { open: isOpen })} {...(onOpenChange && { onOpenChange })}>
        <Radix.Trigger asChild {...(onClick && { onClick })}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-[min(24rem,calc(100vw-1rem))] animate-enter rounded-lg bg-ink px-3 py-2 text-sm text-canvas shadow-lg wrap-anywhere"
          >
            {words}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
