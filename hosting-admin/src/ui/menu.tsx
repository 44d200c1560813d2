// Drop-down menus.
import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export const menuItem =
  'flex min-h-11 items-center gap-2 rounded-md px-3 text-sm outline-none select-none data-highlighted:bg-column data-disabled:opacity-60';

interface MenuProps {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
}

export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-xl border border-line bg-card p-1.5 text-ink shadow-lg animate-enter data-[state=closed]:animate-vanish"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function MenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item {...rest} className={classNames(menuItem, className)} />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-1.5 text-xs font-semibold text-muted">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}

interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; symbol?: ReactNode }[];
  onChange: (value: Value) => void;
  /** The choice concerns the items after it. */
  staysOpen?: boolean;
}

/** One of several options, the present one checked. */
export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
  staysOpen = false,
}: MenuChoiceProps<Value>) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          className={menuItem}
          onSelect={(event) => staysOpen && event.preventDefault()}
        >
          {option.symbol}
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator>
            <Check className="size-4" aria-hidden="true" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
