// Routes of the sign-in pages. Each is loaded when it is visited.
import type { RouteObject } from 'react-router-dom';

export const authRoutes: RouteObject[] = [
  {
    path: '/auth',
    lazy: async () => ({ Component: (await import('./sign-in-page.tsx')).SignInPage }),
  },
  {
    path: '/auth/signup',
    lazy: async () => ({ Component: (await import('./sign-up-page.tsx')).SignUpPage }),
  },
  {
    path: '/auth/complete',
    lazy: async () => ({ Component: (await import('./complete-page.tsx')).CompletePage }),
  },
  {
    path: '/auth/reset',
    lazy: async () => ({ Component: (await import('./reset-page.tsx')).ResetPage }),
  },
  {
    path: '/auth/action',
    lazy: async () => ({ Component: (await import('./action-page.tsx')).ActionPage }),
  },
  {
    path: '/auth/invitation',
    lazy: async () => ({ Component: (await import('../invitations/invitation-page.tsx')).InvitationPage }),
  },
];
