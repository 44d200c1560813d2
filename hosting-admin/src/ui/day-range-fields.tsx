// The first and the last day of a report, or of a list.
import type { DayRange } from '../lib/report-range.ts';
import { TextField } from './text-field.tsx';

interface DayRangeFieldsProps {
  range: DayRange;
  error: string | undefined;
  onChange: (part: Partial<DayRange>) => void;
}

export function DayRangeFields({ range, error, onChange }: DayRangeFieldsProps) {
  return (
    <div className="grid max-w-md grow basis-72 items-start gap-3 sm:grid-cols-2">
      <TextField
        type="date"
        label="First day"
        value={range.from}
        {...(range.to && { max: range.to })}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        type="date"
        label="Last day"
        value={range.to}
        {...(range.from && { min: range.from })}
        error={error}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </div>
  );
}
