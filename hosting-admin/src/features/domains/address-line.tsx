// An address of the website, to read, copy and open.
import { shownAddress } from '@bite/shared/domains/shown-domain';
import { ExternalLink } from 'lucide-react';
import { buttonClasses } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '');

/** @param address With its scheme: 'https://bella.example' */
export function AddressLine({ address, isLarge = false }: { address: string; isLarge?: boolean }) {
  const shown = withoutScheme(shownAddress(address));
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span
        className={classNames('min-w-0 flex-1 basis-48 font-semibold wrap-anywhere', isLarge && 'text-lg')}
      >
        {shown}
      </span>
      <span className="flex">
        <CopyButton text={address} what={shown} />
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open ${shown}`}
          title={`Open ${shown}`}
          className={buttonClasses('quiet', 'px-0')}
        >
          <ExternalLink className="size-5" aria-hidden="true" />
        </a>
      </span>
    </div>
  );
}
