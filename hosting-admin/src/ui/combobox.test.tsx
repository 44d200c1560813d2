import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { Combobox } from './combobox.tsx';

it('a list with search has each letter at once, so that none is lost however fast they come', () => {
  render(
    <Combobox
      input={{
        id: 'items',
        'aria-invalid': false,
        'aria-required': undefined,
        'aria-describedby': undefined,
      }}
      label="Items"
      options={[]}
      value=""
      onChange={() => undefined}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox');
  const scope = globalThis as unknown as { IS_REACT_ACT_ENVIRONMENT: unknown };
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  // As in a browser, where effects come later than the next key.
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  onTestFinished(() => {
    scope.IS_REACT_ACT_ENVIRONMENT = before;
  });
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(field, 'M');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field.value).toBe('M');
});
