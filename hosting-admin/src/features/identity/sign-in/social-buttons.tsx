// Sign-in buttons for Google, Facebook and Apple, with the providers' own logos.
import type { ReactNode } from 'react';
import { type SocialProvider, socialProviders } from '../../../lib/ports.ts';
import { Button } from '../../../ui/button.tsx';

interface SocialButtonsProps {
  onPick: (provider: SocialProvider) => void;
  isBusy: boolean;
}

export function SocialButtons({ onPick, isBusy }: SocialButtonsProps) {
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <div className="grid gap-2.5">
        {socialProviders.map((provider) => (
          <Button
            key={provider}
            onClick={() => onPick(provider)}
            aria-disabled={isBusy}
            className="text-base"
          >
            {marks[provider]}
            Continue with {names[provider]}
          </Button>
        ))}
      </div>
    </div>
  );
}

const names: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

const google = (
  <svg viewBox="0 0 48 48" className="size-5" aria-hidden="true">
    <path
      fill="#EA4335"
      d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
    />
    <path
      fill="#4285F4"
      d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
    />
    <path
      fill="#FBBC05"
      d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
    />
    <path
      fill="#34A853"
      d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
    />
  </svg>
);

const facebook = (
  <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
    <path
      fill="#1877F2"
      d="M24 12.07C24 5.4 18.63 0 12 0S0 5.4 0 12.07C0 18.1 4.39 23.1 10.13 24v-8.44H7.08v-3.49h3.05V9.41c0-3.02 1.79-4.69 4.53-4.69 1.31 0 2.68.24 2.68.24v2.97h-1.51c-1.49 0-1.96.93-1.96 1.89v2.25h3.33l-.53 3.49h-2.8V24C19.61 23.1 24 18.1 24 12.07z"
    />
    <path
      fill="#fff"
      d="M16.67 15.56l.53-3.49h-3.33V9.82c0-.96.47-1.89 1.96-1.89h1.51V4.96s-1.37-.24-2.68-.24c-2.74 0-4.53 1.67-4.53 4.69v2.66H7.08v3.49h3.05V24a12.2 12.2 0 0 0 3.74 0v-8.44h2.8z"
    />
  </svg>
);

const apple = (
  <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
    <path d="M17.05 12.54c-.03-2.76 2.25-4.09 2.36-4.15-1.29-1.88-3.29-2.14-4-2.17-1.7-.17-3.32 1-4.18 1-.86 0-2.19-.98-3.6-.95-1.85.03-3.56 1.08-4.51 2.73-1.93 3.34-.49 8.28 1.38 10.99.92 1.33 2.01 2.81 3.44 2.76 1.38-.06 1.9-.89 3.57-.89 1.66 0 2.14.89 3.6.86 1.49-.02 2.43-1.35 3.34-2.68 1.05-1.54 1.48-3.03 1.51-3.11-.03-.01-2.9-1.11-2.91-4.39zM14.3 4.43c.76-.92 1.27-2.2 1.13-3.48-1.1.04-2.42.73-3.21 1.65-.7.81-1.32 2.11-1.15 3.36 1.22.1 2.47-.62 3.23-1.53z" />
  </svg>
);

const marks: Record<SocialProvider, ReactNode> = { google, facebook, apple };
