// Declines a business request, with a reason for the person.
import { isolated } from '@bite/shared/kernel/isolated';
import { businessRequestDecline } from '@bite/shared/tenancy/business-request.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { type BusinessRequest, invalidateBusinessRequests } from '../../../lib/business-requests.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { usePlatform } from '../../../lib/platform.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { BoundForm } from '../../../ui/fields/bound-form.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import type { DialogSubject } from '../../../ui/use-subject.ts';

interface Values {
  reason: string;
}
const names = { reason: 'Reason' };
const resolver = formResolver<Values, Values>(businessRequestDecline);

export function DeclineDialog({ asking }: { asking: DialogSubject<BusinessRequest> }) {
  const { subject, isOpen, close } = asking;
  if (!subject) return null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={`Decline ${isolated(subject.businessName)}`}
      description={`${isolated(subject.personName ?? subject.email)} sees the reason, and gets it by mail.`}
    >
      <DeclineForm key={subject.uid} request={subject} onDone={close} />
    </Dialog>
  );
}

function DeclineForm({
  request: { uid, businessName },
  onDone,
}: {
  request: BusinessRequest;
  onDone: () => void;
}) {
  const { call } = usePlatform();
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<Values>({ resolver, defaultValues: { reason: '' } });
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      await call('declineBusinessRequest', { parameters: { uid }, body });
      toast.success(`The request for ${isolated(businessName)} was declined`);
      onDone();
    } catch (error) {
      setFailure(error);
    }
    await invalidateBusinessRequests(client);
  });

  return (
    <BoundForm form={form} schema={businessRequestDecline} names={names} onSubmit={submit}>
      <LongTextInput<Values> name="reason" />
      {failure !== undefined && <FailureNotice error={failure} undone="The request was not declined." />}
      <Button type="submit" look="primary" className="justify-self-end" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Declining…' : 'Decline request'}
      </Button>
    </BoundForm>
  );
}
