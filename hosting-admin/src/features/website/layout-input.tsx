// How a content block is laid out, each with a small drawing of it.
import type { ContentBlock } from '@bite/shared/website/website-config.schema';
import type { ReactNode } from 'react';
import { FieldGroup } from '../../ui/field.tsx';
import { useBound } from '../../ui/fields/bound.ts';

const Picture = ({ x }: { x: number }) => <rect x={x} y="6" width="26" height="28" rx="2" opacity="0.45" />;
const Lines = ({ x, width }: { x: number; width: number }) => (
  <>
    <rect x={x} y="10" width={width} height="4" rx="2" />
    <rect x={x} y="19" width={width} height="2.5" rx="1" opacity="0.6" />
    <rect x={x} y="25" width={width * 0.8} height="2.5" rx="1" opacity="0.6" />
  </>
);

const layouts: Readonly<Record<ContentBlock['layout'], { label: string; drawing: ReactNode }>> = {
  'image-left': {
    label: 'Picture left',
    drawing: (
      <>
        <Picture x={5} />
        <Lines x={36} width={23} />
      </>
    ),
  },
  'image-right': {
    label: 'Picture right',
    drawing: (
      <>
        <Lines x={5} width={23} />
        <Picture x={33} />
      </>
    ),
  },
  centered: {
    label: 'Picture above',
    drawing: (
      <>
        <rect x="14" y="4" width="36" height="16" rx="2" opacity="0.45" />
        <rect x="19" y="24" width="26" height="4" rx="2" />
        <rect x="14" y="32" width="36" height="2.5" rx="1" opacity="0.6" />
      </>
    ),
  },
  'text-only': { label: 'Text alone', drawing: <Lines x={10} width={44} /> },
};

export function LayoutInput({ name }: { name: string }) {
  const { form, label, error } = useBound({ name });
  return (
    <FieldGroup role="radiogroup" label={label} error={error}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
        {Object.entries(layouts).map(([value, { label: words, drawing }]) => (
          <label
            key={value}
            className="grid cursor-pointer justify-items-center gap-1.5 rounded-lg border border-line p-2 text-center text-sm has-checked:border-accent-ink has-checked:bg-column has-enabled:hover:border-strong-line"
          >
            <svg aria-hidden="true" viewBox="0 0 64 40" className="h-10 w-16 fill-current text-muted">
              {drawing}
            </svg>
            <span className="flex items-center gap-2 text-start">
              <input
                type="radio"
                value={value}
                className="size-5 shrink-0 accent-(--accent)"
                {...form.register(name)}
              />
              {words}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
