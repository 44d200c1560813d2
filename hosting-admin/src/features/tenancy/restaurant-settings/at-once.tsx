// What takes effect the moment it is confirmed, apart from what waits for Save below: the status, and former addresses.
import { isolated } from '@bite/shared/kernel/isolated';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { invalidateTenancy, type RestaurantRecord, saveRestaurant } from '../../../lib/tenancy-queries.ts';
import { Card } from '../../../ui/card.tsx';
import { sectionMargin, sectionTarget } from '../../../ui/section-nav.tsx';
import { FormerSlugs } from './former-slugs.tsx';
import { RestaurantStatus } from './restaurant-status.tsx';

interface AtOnceProps {
  record: RestaurantRecord;
  isEditor: boolean;
}

export function AtOnce({ record, isEditor }: AtOnceProps) {
  const { call } = usePorts();
  const client = useQueryClient();
  const { restaurant, version } = record;
  const { tenantId, restaurantId, formerSlugs = [] } = restaurant;
  const place = { tenantId, restaurantId };
  const free = async (freed: string) => {
    const changes = { formerSlugs: formerSlugs.filter((slug) => slug !== freed) };
    try {
      await saveRestaurant(call, client, place, { version, changes });
      toast.success(`${isolated(`/${freed}`)} is free`);
    } finally {
      void invalidateTenancy(client);
    }
  };
  return (
    <div {...sectionTarget('at-once')} className={sectionMargin}>
      <Card
        title="Takes effect at once"
        description="These need no Save. Orders are paused in the bar above the page."
      >
        <div className="grid gap-4">
          <RestaurantStatus record={record} />
          {isEditor && <FormerSlugs slugs={formerSlugs} onFree={free} />}
        </div>
      </Card>
    </div>
  );
}
