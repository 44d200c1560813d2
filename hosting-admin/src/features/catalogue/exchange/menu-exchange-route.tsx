// Menus in and out: import, export, copies to other locations, and what was imported so far.
import { usePlace } from '../../../lib/place.tsx';
import { Page } from '../../../ui/page.tsx';
import { CopyCard } from './copy-card.tsx';
import { ExportCard } from './export-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { ImportCard } from './import-card.tsx';
import { LinksCard } from './links-card.tsx';
import { RunningImports } from './running-imports.tsx';

export function MenuExchangeRoute() {
  const { restaurant, may } = usePlace();
  const mayWrite = may('catalogue.write');
  return (
    <Page
      title="Import and export"
      description="Bring a menu in from a file, take it out, or copy it to another location."
      width="sections"
    >
      <RunningImports place={restaurant} mayWrite={mayWrite} />
      {mayWrite && <ImportCard place={restaurant} />}
      <ExportCard place={restaurant} name={restaurant.name} />
      {mayWrite && <CopyCard from={restaurant} />}
      <LinksCard at={restaurant} />
      <HistoryCard place={restaurant} mayWrite={mayWrite} />
    </Page>
  );
}
