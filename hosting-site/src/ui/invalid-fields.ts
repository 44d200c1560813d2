// The fields of a form that are marked as invalid (field.tsx), and what people call them.

export const invalidFields = (form: HTMLElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]'),
];

/** A choice is known by what it answers. */
export function nameOf(field: HTMLElement): string {
  const question = field.matches('[type="radio"]') && field.closest('fieldset')?.querySelector('legend');
  if (question) return question.textContent;
  return (field as HTMLInputElement).labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
}
