import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ThemeFault } from './theme-fault.tsx';

it('O2.10-02 a build with a default theme that is none says so', () => {
  render(<ThemeFault />);
  const alert = screen.getByRole('alert');
  expect(screen.getByRole('heading', { name: 'Theme Configuration Error' })).toBeTruthy();
  expect(alert.textContent).toContain('tell your administrator');
});
