// A group of buttons: one tab stop, with arrow keys between them.
import { Toolbar as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';

export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.Root aria-label={label} className="flex flex-wrap items-center gap-1">
      {children}
    </Radix.Root>
  );
}

export const ToolbarButton = (props: ComponentProps<typeof Button>) => (
  <Radix.Button asChild>
    <Button {...props} />
  </Radix.Button>
);

/** A disabled button stays focusable, so that the focus is not lost. */
export const ToolbarIcon = (props: ComponentProps<typeof IconButton>) => (
  <Radix.Button asChild>
    <IconButton {...props} />
  </Radix.Button>
);

export const ToolbarSeparator = () => <Radix.Separator className="mx-1 h-6 w-px bg-line" />;
