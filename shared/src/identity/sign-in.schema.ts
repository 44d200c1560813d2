// The fields of the staff's sign-in form. The authentication service checks them.
import { z } from 'zod';

export const signIn = z.strictObject({
  email: z
    .string()
    .trim()
    .min(1, 'Please enter your email address')
    .pipe(z.email('Please enter a valid email address')),
  password: z.string().min(1, 'Please enter your password'),
  /** Stay signed in when the browser closes. */
  rememberMe: z.boolean(),
});

export type SignIn = z.output<typeof signIn>;
