// A few words about what is pointed at or has the focus; Escape hides them. What must be read stands on the screen instead:
// touch screens show it only where whoever uses it opens it.
import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface TooltipProps {
  words: ReactNode;
  /** Opened and closed by whoever uses it; by pointer and focus alone where nothing is said. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** One element that takes a ref and props. */
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
