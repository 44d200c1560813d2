// Menus in and out: import, export, copies to other locations, and what was imported so far.
import { usePlace } from '../../../lib/place.tsx';
import { Page } from '../../../ui/page.tsx';
import { CopyCard } from './copy-card.tsx';
import { ExportCard } from './export-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { ImportCard } from './import-card.tsx';

export function MenuExchangeRoute() {
  const { restaurant, may } = usePlace();
  const mayWrite = may('catalogue.write');
  return (
    <Page
      title="Import and export"
      description="Bring a menu in from a file, take it out, or copy it to another location."
      width="sections"
    >
      {mayWrite && <ImportCard place={restaurant} />}
      <ExportCard place={restaurant} name={restaurant.name} />
      {mayWrite && <CopyCard from={restaurant} />}
      <HistoryCard place={restaurant} mayWrite={mayWrite} />
    </Page>
  );
}
