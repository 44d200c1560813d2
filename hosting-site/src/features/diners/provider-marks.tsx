// The providers' own logos.
import type { SignInProvider } from '@bite/shared/diners/sign-in-providers';
import { type ProviderLogo, providerLogos } from '@bite/shared/shell/provider-logos';
import type { ReactNode } from 'react';

const markOf = ({ viewBox, paths }: ProviderLogo): ReactNode => (
  <svg viewBox={viewBox} className="size-5" fill="currentColor" aria-hidden="true">
    {paths.map((path) => (
      <path key={path.d} {...path} />
    ))}
  </svg>
);

export const providerMarks: Readonly<Record<SignInProvider, ReactNode>> = {
  google: markOf(providerLogos.google),
  apple: markOf(providerLogos.apple),
};
