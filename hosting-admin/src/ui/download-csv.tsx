// A button that saves what a screen shows as a file for spreadsheets.
import { csvOf } from '@bite/shared/kernel/csv';
import { Download } from 'lucide-react';
import { toast } from 'sonner';
import { saveCsv } from '../lib/save-file.ts';
import { Button } from './button.tsx';

interface DownloadCsvProps {
  /** With its ending. */
  name: string;
  header: readonly string[];
  /** Made when somebody asks for the file. */
  rows: () => Parameters<typeof csvOf>[1];
}

export function DownloadCsv({ name, header, rows }: DownloadCsvProps) {
  const save = async () => saveCsv(name, await csvOf(header, rows()));
  return (
    <Button
      onClick={() => {
        save().catch(({ message }: Error) => toast.error('The file was not made', { description: message }));
      }}
    >
      <Download className="size-4" aria-hidden="true" />
      Download CSV
    </Button>
  );
}
