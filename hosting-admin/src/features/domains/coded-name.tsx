// How a name with umlauts or of another script is written in the DNS, below the name as people read it.
import { isShownOtherwise } from '@bite/shared/domains/shown-domain';
import { CopyButton } from '../../ui/copy-button.tsx';

/** Nothing for a name that is written as it is read. */
export function CodedName({ domain }: { domain: string }) {
  if (!isShownOtherwise(domain)) return null;
  return (
    <span className="flex items-center gap-x-1">
      <span className="min-w-0 wrap-anywhere">
        DNS hosts may list it as <code>{domain}</code>
      </span>
      <CopyButton text={domain} what={domain} />
    </span>
  );
}
