import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PlatformProvider } from '../../lib/platform.tsx';
import { SignInError, type SignInProblem } from '../../lib/ports.ts';
import { SessionProvider } from '../../lib/session.tsx';
import { aUser, MemoryAuth, memoryPlatform } from '../../lib/testing/memory-platform.ts';
import { SignInPage } from './sign-in-page.tsx';

function open({ auth = new MemoryAuth(), at = '/auth' } = {}) {
  const router = createMemoryRouter(
    [
      { path: '/auth', element: <SignInPage /> },
      { path: '*', element: <p>Behind the door</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <PlatformProvider platform={memoryPlatform({ auth })}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </PlatformProvider>,
  );
  const user = userEvent.setup();
  return {
    auth,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    email: () => screen.getByLabelText('Email'),
    password: () => screen.getByLabelText('Password', { selector: 'input' }),
    user,
    submit: () => user.click(screen.getByRole('button', { name: 'Sign in' })),
  };
}

describe('the sign-in form', () => {
  it('asks for what is missing, each at its field, and goes to the first', async () => {
    const form = open();
    await form.submit();
    expect(await screen.findByText('Please enter your email address')).toBeTruthy();
    expect(form.email().getAttribute('aria-invalid')).toBe('true');
    const described = form.password().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Please enter your password');
    expect(document.activeElement).toBe(form.email());
  });

  it('refuses what is no address before asking anyone', async () => {
    const form = open();
    form.auth.refusal = new SignInError('unknown', 'was asked');
    await form.user.type(form.email(), 'sam');
    await form.user.type(form.password(), 'secret');
    await form.submit();
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each<[SignInProblem, RegExp]>([
    ['credentials', /The email address or the password is not right/],
    ['tooManyAttempts', /Too many attempts. Please wait a few minutes/],
    ['offline', /Check your connection/],
    ['unknown', /did not work/],
  ])('says what went wrong: %s', async (problem, message) => {
    const form = open();
    form.auth.refusal = new SignInError(problem, 'Firebase: internals');
    await form.user.type(form.email(), 'sam@example.com');
    await form.user.type(form.password(), 'secret');
    await form.submit();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(message);
    expect(alert.textContent).not.toContain('Firebase');
    expect((form.email() as HTMLInputElement).value).toBe('sam@example.com');
  });

  it('takes the address without the blanks around it', async () => {
    const form = open();
    await form.user.type(form.email(), '  sam@example.com ');
    await form.user.type(form.password(), 'secret');
    await form.submit();
    await screen.findByText('Behind the door');
    expect(form.auth.user?.email).toBe('sam@example.com');
  });

  it('shows and hides the password', async () => {
    const form = open();
    await form.user.type(form.password(), 'secret');
    await form.user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(form.password().getAttribute('type')).toBe('text');
    await form.user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(form.password().getAttribute('type')).toBe('password');
  });

  it('O2.9-03 leads back to the page that asked for it', async () => {
    const form = open({ at: '/auth?returnUrl=%2Ft%2F1%2Fr%2F2%2Forders' });
    await form.user.type(form.email(), 'sam@example.com');
    await form.user.type(form.password(), 'secret');
    await form.submit();
    await screen.findByText('Behind the door');
    expect(form.address()).toBe('/t/1/r/2/orders');
  });

  it('O2.9-05 asks nobody who is signed in already, and leads to no other site', async () => {
    const form = open({ auth: new MemoryAuth(aUser), at: '/auth?returnUrl=https%3A%2F%2Fevil.example.com' });
    await screen.findByText('Behind the door');
    expect(form.address()).toBe('/');
  });
});
