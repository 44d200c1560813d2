// The history as a file for spreadsheets.
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toast } from 'sonner';
import { usePorts } from '../../lib/ports-context.tsx';
import { saveCsv } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';

interface DownloadHistoryProps {
  tenantId: number;
  restaurantId: number | undefined;
  /** 'Download CSV' */
  label: string;
}

export function DownloadHistory({ tenantId, restaurantId, label }: DownloadHistoryProps) {
  const { call } = usePorts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('exportAuditEntries', { parameters: { tenantId }, query: { restaurantId } }),
    onSuccess: (text) => saveCsv(`history-${restaurantId ?? tenantId}.csv`, text),
    onError: (error) => toast.error('The history was not downloaded', { description: error.message }),
  });
  return (
    <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      <Download className="size-4" aria-hidden="true" />
      {isPending ? 'Downloading…' : label}
    </Button>
  );
}
