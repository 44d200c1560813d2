// Says that some of the person's businesses or restaurants could not be read.
import { useQuery } from '@tanstack/react-query';
import { myRestaurantsQuery, myTenantsQuery } from '../../../lib/my-places.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { UnreadableNotice } from '../../../ui/unreadable-notice.tsx';

export function UnreadablePlaces() {
  const { call } = usePorts();
  const tenants = useQuery({ ...myTenantsQuery(call), select: ({ unreadable = [] }) => unreadable });
  const restaurants = useQuery({ ...myRestaurantsQuery(call), select: ({ unreadable = [] }) => unreadable });
  return <UnreadableNotice records={[...(tenants.data ?? []), ...(restaurants.data ?? [])]} />;
}
