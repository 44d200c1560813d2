// Tabs of a screen. Arrow keys move between them; they wrap if there is no room.
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** The number of items in the tab. */
  count?: number;
  /** The tab has new content. */
  isCalling?: boolean;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** The name of the tab list: 'Orders'. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
  className?: string;
  listClassName?: string;
  /** The content below the tabs. */
  panel?: (value: Value) => { className: string } & Readonly<Record<`data-${string}`, string>>;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, value, onChange, tabs, className, listClassName = 'flex flex-wrap pb-2', panel } = props;
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={classNames('flex flex-col', className)}
    >
      <Radix.List
        aria-label={label}
        className={classNames('shrink-0 gap-1.5 border-b border-line', listClassName)}
      >
        {tabs.map((tab) => (
          <TabTrigger key={tab.value} {...tab} />
        ))}
      </Radix.List>
      {tabs.map(({ value: tab, content }) => (
        <Radix.Content key={tab} value={tab} {...(panel?.(tab) ?? { className: 'pt-3' })}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

function TabTrigger({ value, label, count, isCalling = false }: Tab<string>) {
  return (
    <Radix.Trigger
      value={value}
      className={classNames(
        'flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 rounded-lg border border-line bg-card px-2 text-sm sm:px-3 font-semibold data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-canvas',
        isCalling && 'animate-attention border-accent',
      )}
    >
      <span className="sm:whitespace-nowrap">{label}</span>
      {count !== undefined && (
        <span
          className={classNames(
            'rounded-full px-1.5 text-xs font-bold',
            isCalling ? 'bg-accent text-on-accent' : 'bg-column text-ink',
          )}
        >
          {count}
          {isCalling && <span className="sr-only"> new</span>}
        </span>
      )}
    </Radix.Trigger>
  );
}
