// Takes over a domain that another restaurant gives away, by the code that its staff hand on.
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { z } from 'zod';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { domainPath } from '../../lib/screen-paths.ts';
import { ActionForm } from '../../ui/action-form.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DomainInput } from './domain-input.tsx';
import { useShowDomain } from './domain-queries.ts';
import { movedWords } from './moved-words.ts';
import { typedDomain } from './typed-domain.schema.ts';

const takingOver = z.strictObject({
  domain: typedDomain,
  code: z.string().trim().min(1, 'Code is required').max(100),
});
type TakingOver = z.input<typeof takingOver>;

interface TakeOverDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function TakeOverDialog({ isOpen, onClose }: TakeOverDialogProps) {
  const { call } = usePorts();
  const place = usePlace();
  const { tenantId, restaurantId } = place;
  const navigate = useNavigate();
  const { show } = useShowDomain();
  const takeOver = async (body: z.output<typeof takingOver>) => {
    const { domain } = show(await call('acceptDomain', { parameters: { tenantId, restaurantId }, body }));
    toast.success(movedWords(domain, 'this restaurant'));
    onClose();
    void navigate(domainPath(place, domain.guid));
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Take over a domain"
      description="Another restaurant on Bite has it, and its staff have given you a code for it. Its DNS records stay as they are."
    >
      <ActionForm<TakingOver, z.output<typeof takingOver>>
        schema={takingOver}
        values={{ domain: '', code: '' }}
        names={{ domain: 'Domain', code: 'Code' }}
        label="Take over a domain"
        labels={['Take over', 'Taking over…']}
        undone="The domain was not taken over."
        fieldOfCode={{ CONFLICT: 'code', NOT_FOUND: 'code' }}
        onSubmit={takeOver}
        onCancel={onClose}
      >
        <DomainInput name="domain" inputMode="url" placeholder="bella.com" />
        <TextInput<TakingOver>
          name="code"
          autoCapitalize="none"
          hint="It works once, and for seven days after it was made."
        />
      </ActionForm>
    </FormDialog>
  );
}
