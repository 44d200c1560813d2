// Lets a record that has something of its own follow its source again.
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { Button } from '../../../ui/button.tsx';
import type { LinkException, MenuLink } from './link-words.ts';
import { useLinkChanges } from './use-link-changes.ts';

interface FollowAgainProps {
  tenantId: number;
  link: MenuLink;
  exception: LinkException;
}

export function FollowAgain({ tenantId, link, exception }: FollowAgainProps) {
  const { except } = useLinkChanges({ tenantId, ...link });
  const following = useMutation({
    mutationFn: () => except(exception, []),
    onSuccess: () => toast.success(`${exception.name} follows ${link.fromName} again`),
    onError: (error) => toast.error('That did not work', { description: error.message }),
  });
  return (
    <Button aria-disabled={following.isPending} onClick={() => !following.isPending && following.mutate()}>
      {following.isPending ? 'One moment…' : 'Follow again'}
      <span className="sr-only">: {exception.name}</span>
    </Button>
  );
}
