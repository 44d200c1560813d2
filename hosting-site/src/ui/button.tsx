// Buttons: filled in the restaurant's colour, quiet, or bare; large enough for a fingertip.
import type { ButtonHTMLAttributes, ComponentProps } from 'react';

const looks = {
  filled:
    'bg-primary text-on-primary border-primary-edge hover:bg-(--primary-pressed) disabled:bg-wash disabled:text-soft disabled:border-line',
  quiet: 'bg-surface text-ink border-line hover:bg-wash disabled:text-soft',
  bare: 'border-transparent text-ink hover:bg-wash disabled:text-soft',
} as const;

export type ButtonLook = keyof typeof looks;

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'filled', more = ''): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-xl border px-4 font-semibold transition-colors disabled:cursor-not-allowed ${looks[look]} ${more}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
}

export function Button({ look = 'filled', className = '', type = 'button', ...attributes }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...attributes} />;
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  'aria-label': string;
}

/** A round button that shows an icon alone. */
export function IconButton({ className = '', type = 'button', ...attributes }: IconButtonProps) {
  return (
    <button
      type={type}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-wash ${className}`}
      {...attributes}
    />
  );
}
