// What of a form is marked as a mistake, and what people call it: its invalid fields (field.tsx), and what is no field, such as a
// line of the order.

export const invalidFields = (form: HTMLElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-mistake]'),
];

/** Marks what is no field. */
export const mistake = (name: string) => ({ 'data-mistake': name, tabIndex: -1 }) as const;

/** A choice is known by what it answers. */
export function nameOf(field: HTMLElement): string {
  const { mistake: own } = field.dataset;
  if (own !== undefined) return own;
  const question = field.matches('[type="radio"]') && field.closest('fieldset')?.querySelector('legend');
  if (question) return question.textContent;
  return (field as HTMLInputElement).labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
}
