// Lets a copied record, or one aspect of it, follow its source again.
import type { LinkAspect } from '@bite/shared/catalogue/exchange/link-aspects';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { Button } from '../../../ui/button.tsx';
import type { LinkException, MenuLink } from './link-words.ts';
import { useLinkChanges } from './use-link-changes.ts';

interface FollowAgainProps {
  tenantId: number;
  link: MenuLink;
  record: Pick<LinkException, 'kind' | 'key'>;
  /** 'Margherita', 'price' */
  what: string;
  /** What stays its own; nothing by default. */
  own?: readonly LinkAspect[];
  /** What follows although nothing of it was noted yet. */
  again?: readonly LinkAspect[];
}

export function FollowAgain({ tenantId, link, record, what, own = [], again = [] }: FollowAgainProps) {
  const { except } = useLinkChanges({ tenantId, ...link });
  const following = useMutation({
    mutationFn: () => except(record, own, again),
    onSuccess: () => toast.success(`${what} follows ${link.fromName} again`),
    onError: (error) => toast.error('That did not work', { description: error.message }),
  });
  return (
    <Button aria-disabled={following.isPending} onClick={() => !following.isPending && following.mutate()}>
      {following.isPending ? 'One moment…' : 'Use theirs again'}
      <span className="sr-only">: {what}</span>
    </Button>
  );
}
