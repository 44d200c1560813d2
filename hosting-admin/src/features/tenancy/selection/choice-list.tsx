// A list to choose from, with a search where it is long, and its loading and error states.
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Field, inputClasses } from '../../../ui/field.tsx';
import { matches } from '../../../ui/matches.ts';

/** So many are seen at a glance; more need a search. */
const SEARCH_FROM = 9;

interface ChoiceListProps<Entry> {
  entries: readonly Entry[];
  /** 'restaurant', as in 'No restaurant matches “x”.' */
  noun: string;
  placeholder: string;
  keyOf: (entry: Entry) => string;
  textsOf: (entry: Entry) => readonly string[];
  children: (entry: Entry) => ReactNode;
}

export function ChoiceList<Entry>(props: ChoiceListProps<Entry>) {
  const { entries, noun, placeholder, keyOf, textsOf, children } = props;
  const [term, setTerm] = useState('');
  const found = term.trim() === '' ? entries : entries.filter((entry) => matches(term, textsOf(entry)));
  return (
    <>
      {entries.length >= SEARCH_FROM && (
        <div className="border-b border-line px-5 py-4">
          <Field label="Search">
            {(input) => (
              <input
                {...input}
                type="search"
                value={term}
                onChange={(event) => setTerm(event.target.value)}
                placeholder={placeholder}
                className={inputClasses}
              />
            )}
          </Field>
        </div>
      )}
      {found.length === 0 && (
        <p role="status" className="px-5 py-8 text-center text-muted">
          No {noun} matches “{term}”.
        </p>
      )}
      <ul className="divide-y divide-line">
        {found.map((entry) => (
          <li
            key={keyOf(entry)}
            className="relative flex min-h-18 items-center gap-3 px-5 py-3 focus-within:bg-column hover:bg-column"
          >
            {children(entry)}
          </li>
        ))}
      </ul>
    </>
  );
}

export function ChoiceSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="divide-y divide-line">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex min-h-18 animate-pulse items-center gap-3 px-5 py-3">
          <div className="size-10 rounded-lg bg-column" />
          <div className="grid flex-1 gap-2">
            <div className="h-4 w-2/5 rounded bg-column" />
            <div className="h-3 w-3/5 rounded bg-column" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface ChoiceProblemProps {
  title?: string;
  role?: 'alert' | 'status';
  children: ReactNode;
  actions?: ReactNode;
}

/** In the list's place: why there is none, and what to do about it. */
export function ChoiceProblem({ title, role, children, actions }: ChoiceProblemProps) {
  return (
    <div role={role} className="grid justify-items-center gap-3 px-6 py-10 text-center">
      {role === 'alert' && <CircleAlert className="size-9 text-danger" aria-hidden="true" />}
      {title !== undefined && <h3 className="text-lg font-bold text-balance">{title}</h3>}
      <div className="grid max-w-md gap-1.5 text-pretty text-muted">{children}</div>
      {actions && <div className="mt-1 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
