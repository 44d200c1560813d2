// A named group of fields in an editor.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { sectionMargin, sectionTarget } from './section-nav.tsx';

interface FormGroupProps {
  title: string;
  /** The anchor for a list of sections. */
  id?: string;
  description?: ReactNode;
  children: ReactNode;
}

export function FormGroup({ title, id, description, children }: FormGroupProps) {
  return (
    <fieldset
      {...sectionTarget(id)}
      className={classNames('min-w-0 rounded-xl border border-line bg-card p-4 md:p-5', sectionMargin)}
    >
      <legend className="float-left mb-3 w-full text-base font-bold">{title}</legend>
      <div className="clear-both grid gap-4">
        {description && <div className="-mt-2 text-sm text-pretty text-muted">{description}</div>}
        {children}
      </div>
    </fieldset>
  );
}

interface FormPartProps {
  title: string;
  /** One sentence: what its fields decide together. */
  description?: string;
  children: ReactNode;
}

/** A named part of a long group. */
export function FormPart({ title, description, children }: FormPartProps) {
  return (
    <fieldset className="min-w-0 not-first:border-t not-first:border-line not-first:pt-4">
      <legend className="float-left mb-1 w-full text-sm font-bold">{title}</legend>
      <div className="clear-both grid gap-4">
        {description && <p className="text-sm text-pretty text-muted">{description}</p>}
        {children}
      </div>
    </fieldset>
  );
}

/** Short fields side by side if there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>;
}
