// The menu as a file: one that imports back, and a table for spreadsheets.
import type { RestaurantRef } from '@bite/shared/paths';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { parametersOf } from '../../../lib/records.ts';
import { saveCsv, saveJson } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

export function ExportCard({ place, name }: { place: RestaurantRef; name: string }) {
  const { call } = usePorts();
  const parameters = parametersOf(place);
  const onError = (error: Error) => toast.error('The menu was not exported', { description: error.message });
  const whole = useMutation({
    mutationFn: () => call('exportMenu', { parameters }),
    onSuccess: (menu) => saveJson(`Menu of ${name}.json`, menu),
    onError,
  });
  const table = useMutation({
    mutationFn: () => call('exportMenuTable', { parameters }),
    onSuccess: (text) => saveCsv(`Menu of ${name}.csv`, text),
    onError,
  });
  return (
    <Card
      title="Export the menu"
      description="Both files can be imported again, here or at another restaurant."
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Export
          label="Export as a Bite menu"
          hint="Everything: items, menu groups, modifier groups, taxes, times. Not what is sold out at the moment."
          {...whole}
        />
        <Export
          label="Export as a table"
          hint="Items and sizes with their prices, to edit in a spreadsheet and import again."
          {...table}
        />
      </div>
    </Card>
  );
}

interface ExportProps {
  label: string;
  hint: string;
  isPending: boolean;
  mutate: () => void;
}

function Export({ label, hint, isPending, mutate }: ExportProps) {
  return (
    <div className="grid content-start gap-1.5">
      <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
        <Download className="size-4" aria-hidden="true" />
        {isPending ? 'Exporting…' : label}
      </Button>
      <p className="text-sm text-pretty text-muted">{hint}</p>
    </div>
  );
}
