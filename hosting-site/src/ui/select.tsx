// A native select with our own arrow, and an icon in front, if it has one, where there is room.
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface SelectProps extends ComponentProps<'select'> {
  icon?: IconName;
}

export function Select({ icon, className = '', ...attributes }: SelectProps) {
  return (
    <span className="relative block">
      {icon ? (
        <Icon
          name={icon}
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-soft max-sm:hidden"
        />
      ) : null}
      <select
        className={`control appearance-none truncate pe-7 ${icon ? 'ps-3 sm:ps-10' : ''} ${className}`}
        {...attributes}
      />
      <Icon name="down" className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4 text-soft" />
    </span>
  );
}
