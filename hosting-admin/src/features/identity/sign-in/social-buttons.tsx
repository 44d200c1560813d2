// Sign-in buttons for Google, Facebook and Apple, with the providers' own logos.
import { type ProviderLogo, providerLogos } from '@bite/shared/shell/provider-logos';
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
            <Mark logo={providerLogos[provider]} />
            Continue with {names[provider]}
          </Button>
        ))}
      </div>
    </div>
  );
}

const names: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

const Mark = ({ logo: { viewBox, paths } }: { logo: ProviderLogo }) => (
  <svg viewBox={viewBox} className="size-5" fill="currentColor" aria-hidden="true">
    {paths.map((path) => (
      <path key={path.d} {...path} />
    ))}
  </svg>
);
