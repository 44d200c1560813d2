// Another name for the free address, with an answer while it is typed whether it may be had.
import { MAX_SUBDOMAIN } from '@bite/shared/domains/domain-name';
import { subdomain } from '@bite/shared/domains/domain-name.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { slugOf } from '@bite/shared/kernel/slug';
import { useQuery } from '@tanstack/react-query';
import { useFormState, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { ActionForm } from '../../ui/action-form.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { subdomainCheckQuery, useShowDomain } from './domain-queries.ts';

interface RenameDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** 'bella-napoli.bite.example' */
  present: string;
  baseDomain: string;
}

const renaming = z.strictObject({ name: subdomain });
type Renaming = z.input<typeof renaming>;

export function RenameDialog({ isOpen, onClose, present, baseDomain }: RenameDialogProps) {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const { refresh } = useShowDomain();
  const ending = `.${baseDomain}`;
  const label = present.endsWith(ending) ? present.slice(0, -ending.length) : present;
  const rename = async (body: { name: string }) => {
    if (body.name !== label) {
      const { domain } = await call('renameSubdomain', { parameters: { tenantId, restaurantId }, body });
      refresh();
      toast.success(`Your free address is ${isolated(domain)} now`);
    }
    onClose();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Rename your free address"
      description={`${present} stays yours and redirects to the new one: old links and printed codes go on working.`}
    >
      <ActionForm<Renaming>
        schema={renaming}
        values={{ name: label }}
        names={{ name: 'New name' }}
        label="Rename your free address"
        labels={['Rename', 'Renaming…']}
        undone="The address was not renamed."
        fieldOfCode={{ CONFLICT: 'name' }}
        onSubmit={rename}
        onCancel={onClose}
      >
        <NameInput present={label} ending={ending} />
      </ActionForm>
    </FormDialog>
  );
}

function NameInput({ present, ending }: { present: string; ending: string }) {
  const typed = useWatch<Renaming, 'name'>({ name: 'name' });
  const { errors } = useFormState<Renaming>({ name: 'name' });
  return (
    <TextInput<Renaming>
      name="name"
      autoCapitalize="none"
      // What is wrong with it stands there once.
      hint={
        hasAccents(typed) ? (
          <span aria-live="polite">{accentWords(typed)}</span>
        ) : (
          !errors.name && <NameState typed={typed} present={present} ending={ending} />
        )
      }
    />
  );
}

const hasAccents = (typed: string): boolean => /(?![A-Za-z])[\p{L}\p{M}]/u.test(typed);

function accentWords(typed: string): string {
  const plain = slugOf(typed).slice(0, MAX_SUBDOMAIN);
  const instead = plain === '' ? 'Please write it in plain letters, a to z.' : `You could write “${plain}”.`;
  return `Umlauts, accents and other scripts are not possible in the free address. ${instead}`;
}

function NameState({ typed, present, ending }: { typed: string; present: string; ending: string }) {
  const { call } = usePorts();
  const place = usePlace();
  const wanted = typed.trim().toLowerCase();
  const settled = useDebounced(wanted);
  const isOwn = wanted === present;
  const { data, error } = useQuery({
    ...subdomainCheckQuery(call, place, settled),
    enabled: settled !== '' && settled !== present,
  });
  return (
    <span aria-live="polite" className="wrap-anywhere">
      {words()}
    </span>
  );

  function words(): string {
    const whole = `${wanted}${ending}`;
    if (wanted === '') return 'Letters, digits and hyphens.';
    if (isOwn) return `${whole} is your present address.`;
    if (error) return `${whole} – we check when you rename whether it is free.`;
    if (settled !== wanted || !data) return `${whole} – checking…`;
    if (data.isFree) return `${whole} is free.`;
    return data.message ?? `${whole} is taken. Please choose another.`;
  }
}
