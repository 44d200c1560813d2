// Says before anything differs what a copied record has of its own.
import { aspectsOf, type LinkAspect } from '@bite/shared/catalogue/exchange/link-aspects';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceLine } from '../../../ui/choice-line.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { linkedRecordsQuery } from './exchange-queries.ts';
import { type LinkException, type MenuLink, ownLabels } from './link-words.ts';
import { useLinkChanges } from './use-link-changes.ts';

interface ExceptionDialogProps {
  isOpen: boolean;
  onClose: () => void;
  tenantId: number;
  link: MenuLink;
}

export function ExceptionDialog({ isOpen, onClose, tenantId, link }: ExceptionDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`What ${link.toName} has of its own`}
      description={`All else goes on following ${link.fromName}.`}
    >
      <ExceptionForm onClose={onClose} tenantId={tenantId} link={link} />
    </Dialog>
  );
}

const nameOf = ({ kind, key }: Pick<LinkException, 'kind' | 'key'>): string => `${kind} ${key}`;

function ExceptionForm({ onClose, tenantId, link }: Omit<ExceptionDialogProps, 'isOpen'>) {
  const { call } = usePorts();
  const copy = { tenantId, restaurantId: link.toRestaurantId };
  const { data: records = [], error } = useQuery(linkedRecordsQuery(call, copy, link.fromRestaurantId));
  const { except } = useLinkChanges({ tenantId, ...link });
  const [chosen, setChosen] = useState('');
  const [own, setOwn] = useState<readonly LinkAspect[]>([]);
  const record = records.find((one) => nameOf(one) === chosen);
  const saving = useMutation({
    mutationFn: async () => {
      if (record) await except(record, own);
      return record?.name;
    },
    onSuccess: (name) => {
      toast.success(`${name} has its own from now on`);
      onClose();
    },
  });
  const choose = (value: string): void => {
    setChosen(value);
    const known = link.exceptions.find((one) => nameOf(one) === value);
    setOwn(known ? aspectsOf(known.kind).filter((aspect) => known.own[aspect]) : []);
  };
  const isReady = record !== undefined && own.length > 0 && !saving.isPending;
  return (
    <form
      // Room for the list of the first field, which the end of the dialog would cut off.
      className="grid min-h-88 content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) saving.mutate();
      }}
    >
      {error && <FailureNotice error={error} undone="The copied items could not be loaded." />}
      <Field label="Item or menu group" isRequired>
        {(input) => (
          <Combobox
            input={input}
            label="Copied items and menu groups"
            options={records.map((one) => ({
              value: nameOf(one),
              label: one.name,
              group: one.kind === 'items' ? 'Items' : 'Menu groups',
            }))}
            value={chosen}
            onChange={choose}
          />
        )}
      </Field>
      {record && (
        <FieldGroup label="What it has of its own">
          {aspectsOf(record.kind).map((aspect) => (
            <ChoiceLine
              key={aspect}
              type="checkbox"
              checked={own.includes(aspect)}
              onChange={() =>
                setOwn((list) =>
                  list.includes(aspect) ? list.filter((one) => one !== aspect) : [...list, aspect],
                )
              }
              option={{ value: aspect, ...ownLabels[aspect] }}
            />
          ))}
        </FieldGroup>
      )}
      {saving.isError && <FailureNotice error={saving.error} undone="Nothing was changed." />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" aria-disabled={!isReady}>
          {saving.isPending ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
