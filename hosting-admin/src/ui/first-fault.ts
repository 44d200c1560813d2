// Focuses the first invalid field of a form after it has been rendered as such.
export function focusFirstFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = wrong?.matches('input, select, textarea, button')
      ? wrong
      : wrong?.querySelector<HTMLElement>('input, select, textarea, button');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });
}
