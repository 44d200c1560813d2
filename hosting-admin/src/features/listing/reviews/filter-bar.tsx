// The fields by which a list of reviews is narrowed.
import { ratings } from '@bite/shared/listing/stars';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { type Option, Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FilterState } from './review-filters.ts';

interface FilterBarProps {
  state: FilterState;
  /** In the list of a business. */
  locations?: readonly Option[];
}

export function FilterBar({ state, locations }: FilterBarProps) {
  const { filters, isRange, isFiltered, set, clear } = state;
  const isNarrowed = filters.withComment !== '' || filters.from !== '' || filters.to !== '';
  return (
    <section aria-label="Filters" className="grid gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-3">
        <TextField
          type="search"
          label="Search reviews"
          placeholder="Name, comment or reply"
          value={filters.search}
          maxLength={100}
          onChange={({ target }) => set({ search: target.value })}
        />
        {locations && (
          <Field label="Location">
            {(input) => (
              <Select
                {...input}
                value={filters.restaurantId}
                options={[{ value: '', label: 'All locations' }, ...locations]}
                onChange={({ target }) => set({ restaurantId: target.value })}
              />
            )}
          </Field>
        )}
        <Field label="Replies">
          {(input) => (
            <Select
              {...input}
              value={filters.answered}
              options={answers}
              onChange={({ target }) => set({ answered: target.value as typeof filters.answered })}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StarChips stars={filters.stars} onChange={(stars) => set({ stars })} />
        {isFiltered && (
          <Button look="quiet" onClick={clear}>
            Clear filters
          </Button>
        )}
      </div>
      <Disclosure title="More filters" startsOpen={isNarrowed} isFaulty={!isRange}>
        {/* The bound is not the grid's own: as many columns as fit into it would be made on a phone. */}
        <div className="max-w-3xl min-w-0">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3">
            <Field label="Words">
              {(input) => (
                <Select
                  {...input}
                  value={filters.withComment}
                  options={comments}
                  onChange={({ target }) => set({ withComment: target.value as typeof filters.withComment })}
                />
              )}
            </Field>
            <TextField
              type="date"
              label="First day"
              value={filters.from}
              {...(filters.to && { max: filters.to })}
              onChange={({ target }) => set({ from: target.value })}
            />
            <TextField
              type="date"
              label="Last day"
              value={filters.to}
              {...(filters.from && { min: filters.from })}
              error={isRange ? undefined : 'The last day is before the first.'}
              onChange={({ target }) => set({ to: target.value })}
            />
          </div>
        </div>
      </Disclosure>
    </section>
  );
}

const answers: readonly Option[] = [
  { value: '', label: 'Answered or not' },
  { value: 'no', label: 'Not answered' },
  { value: 'yes', label: 'Answered' },
];

const comments: readonly Option[] = [
  { value: '', label: 'With words or stars alone' },
  { value: 'yes', label: 'With words' },
  { value: 'no', label: 'Stars alone' },
];

function StarChips({ stars, onChange }: { stars: string; onChange: (stars: string) => void }) {
  const chosen = stars === '' ? [] : stars.split(',').map(Number);
  const turned = (one: number): string =>
    ratings.filter((each) => chosen.includes(each) !== (each === one)).join(',');
  return (
    <fieldset aria-label="Stars" className="flex flex-wrap gap-1.5">
      {ratings.toReversed().map((one) => {
        const isChosen = chosen.includes(one);
        return (
          <Button
            key={one}
            aria-pressed={isChosen}
            aria-label={one === 1 ? '1 star' : `${one} stars`}
            look={isChosen ? 'strong' : 'secondary'}
            className={isChosen ? 'border border-ink px-3' : 'px-3'}
            onClick={() => onChange(turned(one))}
          >
            {one}
            <span aria-hidden="true">★</span>
          </Button>
        );
      })}
    </fieldset>
  );
}
