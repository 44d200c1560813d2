// The form of a business request.
import { CallError } from '@bite/shared/api/client';
import {
  type BusinessRequestInput,
  businessRequestInput,
} from '@bite/shared/tenancy/business-request.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { invalidateBusinessRequests, type OwnRequest } from '../../../lib/business-requests.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { usePlatform } from '../../../lib/platform.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { BoundForm } from '../../../ui/fields/bound-form.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';

const names = { businessName: 'Business name', phone: 'Phone', note: 'Note (optional)' };
const resolver = formResolver<BusinessRequestInput, BusinessRequestInput>(businessRequestInput);

/** @param before The earlier request, to be changed and sent again. */
export function RequestForm({ before }: { before: OwnRequest | null }) {
  const { call } = usePlatform();
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<BusinessRequestInput>({
    resolver,
    defaultValues: {
      businessName: before?.businessName ?? '',
      phone: before?.phone ?? '',
      note: before?.note ?? '',
    },
  });
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      await call('createBusinessRequest', { body });
    } catch (error) {
      setFailure(error);
      if (!(error instanceof CallError && error.code === 'CONFLICT')) return;
    }
    await invalidateBusinessRequests(client);
  });

  return (
    <BoundForm
      form={form}
      schema={businessRequestInput}
      names={names}
      label="Ask for a business"
      onSubmit={submit}
    >
      <TextInput<BusinessRequestInput> name="businessName" autoComplete="organization" />
      <TextInput<BusinessRequestInput>
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="Where we reach you about it."
      />
      <LongTextInput<BusinessRequestInput>
        name="note"
        rows={3}
        hint="How many restaurants, where, since when."
      />
      {failure !== undefined && <FailureNotice error={failure} undone="Your request was not sent." />}
      <Button type="submit" look="primary" className="justify-self-start" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send request'}
      </Button>
    </BoundForm>
  );
}
