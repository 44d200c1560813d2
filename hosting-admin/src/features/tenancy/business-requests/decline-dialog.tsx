// Declines a business request, with a reason for the person.
import { isolated } from '@bite/shared/kernel/isolated';
import { businessRequestDecline } from '@bite/shared/tenancy/business-request.schema';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { type BusinessRequest, invalidateBusinessRequests } from '../../../lib/business-requests.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { ActionForm } from '../../../ui/action-form.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogSubject } from '../../../ui/use-subject.ts';

interface Values {
  reason: string;
}

export function DeclineDialog({ asking }: { asking: DialogSubject<BusinessRequest> }) {
  const { subject, isOpen, close } = asking;
  if (!subject) return null;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={`Decline ${isolated(subject.businessName)}`}
      description={`${isolated(subject.personName ?? subject.email)} sees the reason, and gets it by mail.`}
    >
      <DeclineForm key={subject.uid} request={subject} onDone={close} />
    </FormDialog>
  );
}

interface DeclineFormProps {
  request: BusinessRequest;
  onDone: () => void;
}

function DeclineForm({ request: { uid, businessName }, onDone }: DeclineFormProps) {
  const { call } = usePorts();
  const client = useQueryClient();
  const decline = async (body: Values) => {
    try {
      await call('declineBusinessRequest', { parameters: { uid }, body });
      toast.success(`The request for ${isolated(businessName)} was declined`);
      onDone();
    } finally {
      void invalidateBusinessRequests(client);
    }
  };
  return (
    <ActionForm<Values>
      schema={businessRequestDecline}
      values={{ reason: '' }}
      label="Decline the request"
      labels={['Decline request', 'Declining…']}
      undone="The request was not declined."
      onSubmit={decline}
      onCancel={onDone}
    >
      <LongTextInput<Values> name="reason" />
    </ActionForm>
  );
}
