// Compares what is stored with what a form shows: the fields of a schema, and the labels of the controls in the document.
import { z } from 'zod';

const unwrapped = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.def.in as z.ZodType);
  if ('innerType' in schema.def) return unwrapped(schema.def.innerType as z.ZodType);
  return schema;
};

/** The paths of a schema: 'name', 'timeRange.start', 'sizePrice.price'; seven days are one field. */
export function fieldsOf(schema: z.ZodType, at = ''): string[] {
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodArray) {
    const element = unwrapped(bare.element as z.ZodType);
    return element instanceof z.ZodObject ? fieldsOf(element, at) : [at];
  }
  if (!(bare instanceof z.ZodObject) || 'mon' in bare.shape) return [at];
  return Object.entries(bare.shape).flatMap(([name, field]) =>
    fieldsOf(field as z.ZodType, at === '' ? name : `${at}.${name}`),
  );
}

/** What the controls of the document are called. */
export function labels(): Set<string> {
  const named = [...document.querySelectorAll('label, legend, button, [aria-labelledby], [aria-label]')];
  const words = named.flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    ...(element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? ''),
    element.querySelector('span')?.textContent ?? '',
    element.textContent ?? '',
  ]);
  return new Set(words.map((text) => text.replace(/ \([^)]*\)$/, '').trim()));
}
