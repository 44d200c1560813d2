// How often the listing is read by itself.
import type { ListingSyncView } from '@bite/shared/listing/reviews.contract';
import { type ListingSyncFrequency, listingSyncFrequencies } from '@bite/shared/listing/sync-status.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { z } from 'zod';
import { ActionForm } from '../../../ui/action-form.tsx';
import { RadioGroupInput, SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useSyncSettings } from './review-queries.ts';
import { frequencyWords } from './review-words.ts';

interface SyncSettingsDialogProps {
  place: RestaurantRef;
  sync: ListingSyncView | undefined;
  isOpen: boolean;
  onClose: () => void;
}

const form = z.object({ isAutoSyncEnabled: z.boolean(), syncFrequency: z.enum(listingSyncFrequencies) });
type Form = z.output<typeof form>;

/** The most often first. */
const mostOften: readonly ListingSyncFrequency[] = ['realtime', 'hourly', 'daily', 'weekly'];

const names = { isAutoSyncEnabled: 'Read by itself', syncFrequency: 'How often' };

export function SyncSettingsDialog({ place, sync, isOpen, onClose }: SyncSettingsDialogProps) {
  const save = useSyncSettings(place);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="How often Google is read"
      description="The reviews and the profile of the listing. All restaurants share a limit of calls, so that it may take some minutes longer."
    >
      <ActionForm<Form>
        schema={form}
        values={{
          isAutoSyncEnabled: sync?.isAutoSyncEnabled ?? true,
          syncFrequency: sync?.syncFrequency ?? 'daily',
        }}
        names={names}
        label="How often Google is read"
        labels={['Save', 'Saving…']}
        undone="Nothing was saved."
        onSubmit={async (values) => {
          await save(values);
          onClose();
        }}
        onCancel={onClose}
      >
        <SwitchInput<Form> name="isAutoSyncEnabled" hint="Otherwise only “Sync now” reads it." />
        <RadioGroupInput<Form>
          name="syncFrequency"
          options={mostOften.map((value) => ({
            value,
            label: frequencyWords[value].words,
            hint: frequencyWords[value].hint,
          }))}
        />
      </ActionForm>
    </FormDialog>
  );
}
