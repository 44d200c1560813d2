// A small panel at its button, for one or two settings. It takes the focus and returns it; Escape and a click outside close it.
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface PopoverProps {
  /** The panel's name: 'Sound settings'. */
  label: string;
  trigger: ReactNode;
  align?: 'start' | 'end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

export function Popover({ label, trigger, align = 'end', isOpen, onOpenChange, children }: PopoverProps) {
  return (
    <Radix.Root {...(isOpen !== undefined && { open: isOpen })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className="z-50 grid w-72 max-w-[calc(100vw-1rem)] gap-4 rounded-xl border border-line bg-card p-4 text-ink shadow-lg animate-enter data-[state=closed]:animate-vanish"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
