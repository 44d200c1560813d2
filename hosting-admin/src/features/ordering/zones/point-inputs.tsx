// A point and an outline as text, bound to their form: what cannot be read stays as it was typed, with the reason.
import type { GeoPoint } from '@bite/shared/ordering/geo';
import { pointText, type ReadOutline, readOutline, readPoint } from '@bite/shared/ordering/read-outline';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { Field, inputClasses } from '../../../ui/field.tsx';
import { type BoundProps, useBound, useChange } from '../../../ui/fields/bound.ts';

/** Fails the form's schema, so that nothing is saved that is not what stands in the field. */
const unreadable: GeoPoint = { latitude: Number.NaN, longitude: Number.NaN };

const NO_POINT = 'Write a latitude and a longitude, such as 40.6943, -73.9866';

/** The text as it was typed, until the form's value is another than the one that it was read as. */
function useTyped<Value>(value: Value, textOf: (value: Value) => string) {
  const [typed, setTyped] = useState<{ text: string; json: string | undefined }>();
  // The form keeps copies of what it is given.
  const text = typed && typed.json === JSON.stringify(value) ? typed.text : textOf(value);
  return { text, keep: (next: string, as: unknown) => setTyped({ text: next, json: JSON.stringify(as) }) };
}

export function PointInput<Values extends FieldValues = FieldValues>(props: BoundProps<Values>) {
  const { name, hint } = props;
  const { form, label, error } = useBound(props);
  const { field } = useController({ control: form.control, name: name as string });
  const change = useChange(form, name);
  const value: GeoPoint | undefined = field.value;
  const { text, keep } = useTyped(value, (point) => (point ? pointText(point) : ''));
  const [isLeft, setLeft] = useState(false);
  const type = (next: string): void => {
    const point = next.trim() === '' ? undefined : (readPoint(next) ?? unreadable);
    keep(next, point);
    change(point);
  };
  const isUnreadable = value !== undefined && Number.isNaN(value.latitude);
  return (
    <Field label={label} hint={hint} error={isUnreadable ? (isLeft ? NO_POINT : undefined) : error}>
      {(input) => (
        <input
          {...input}
          ref={field.ref}
          value={text}
          placeholder="40.6943, -73.9866"
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
          onBlur={() => {
            setLeft(true);
            field.onBlur();
          }}
          className={inputClasses}
        />
      )}
    </Field>
  );
}

export function OutlineInput<Values extends FieldValues = FieldValues>(props: BoundProps<Values>) {
  const { name } = props;
  const { form, label, isRequired, error } = useBound(props);
  const { field } = useController({ control: form.control, name: name as string });
  const change = useChange(form, name);
  const value: GeoPoint[] = field.value ?? [];
  const { text, keep } = useTyped(value, (points) => points.map(pointText).join('\n'));
  const [isLeft, setLeft] = useState(false);
  const read: ReadOutline = readOutline(text);
  const type = (next: string): void => {
    const result = readOutline(next);
    const points = 'points' in result ? result.points : [unreadable];
    keep(next, points);
    change(points);
  };
  const pasted = (next: string): void => {
    const result = readOutline(next);
    // What was copied as GeoJSON is shown as points, which can be corrected.
    type('points' in result && /^\s*[[{]/.test(next) ? result.points.map(pointText).join('\n') : next);
  };
  return (
    <Field
      label={label}
      isRequired={isRequired}
      hint="Paste GeoJSON of one polygon, or write one corner a line: latitude, longitude."
      error={'message' in read ? (isLeft ? read.message : undefined) : error}
      aside={
        <p role="status" className="ml-auto tabular-nums">
          {'points' in read && read.points.length > 0 ? `${read.points.length} points` : ''}
        </p>
      }
    >
      {(input) => (
        <textarea
          {...input}
          ref={field.ref}
          rows={6}
          value={text}
          spellCheck={false}
          placeholder={'40.7002, -73.9967\n40.7041, -73.9867\n40.6925, -73.9800'}
          onChange={({ target }) => pasted(target.value)}
          onBlur={() => {
            setLeft(true);
            field.onBlur();
          }}
          className={`${inputClasses} field-sizing-content max-h-80 min-h-32 py-2 font-mono text-sm`}
        />
      )}
    </Field>
  );
}
