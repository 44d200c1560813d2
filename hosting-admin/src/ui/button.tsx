// Buttons with a height of 44 pixels, for fingers.
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'strong' | 'secondary' | 'quiet' | 'danger';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  strong: 'bg-ink text-canvas hover:opacity-85',
  secondary: 'border border-strong-line bg-card text-ink hover:bg-column',
  quiet: 'text-ink hover:bg-column',
  danger: 'border border-danger text-danger hover:bg-danger-soft',
};

const shape =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-lg px-4 text-sm font-semibold transition-colors disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-70';

export function buttonClasses(look: ButtonLook = 'secondary', more?: string): string {
  return classNames(shape, looks[look], more);
}

export function Button({
  look = 'secondary',
  className,
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" {...rest} className={buttonClasses(look, className)} />;
}

/** An icon button; `label` is its name. */
export function IconButton({ label, ...rest }: ComponentProps<typeof Button> & { label: string }) {
  return (
    <Button
      look="quiet"
      {...rest}
      className={classNames('px-0', rest.className)}
      aria-label={label}
      title={label}
    />
  );
}
