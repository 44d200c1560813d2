// The form of a business request.
import { CallError } from '@bite/shared/api/client';
import {
  type BusinessRequestInput,
  businessRequestInput,
} from '@bite/shared/tenancy/business-request.schema';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateBusinessRequests, type OwnRequest } from '../../../lib/business-requests.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { ActionForm } from '../../../ui/action-form.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';

const names = { note: 'Note (optional)' };

/** @param before The earlier request, to be changed and sent again. */
export function RequestForm({ before }: { before: OwnRequest | null }) {
  const { call } = usePorts();
  const client = useQueryClient();
  const send = async (body: BusinessRequestInput) => {
    try {
      await call('createBusinessRequest', { body });
    } catch (error) {
      if (error instanceof CallError && error.code === 'CONFLICT') void invalidateBusinessRequests(client);
      throw error;
    }
    await invalidateBusinessRequests(client);
  };
  return (
    <ActionForm<BusinessRequestInput>
      schema={businessRequestInput}
      values={{
        businessName: before?.businessName ?? '',
        phone: before?.phone ?? '',
        note: before?.note ?? '',
      }}
      names={names}
      label="Ask for a business"
      labels={['Send request', 'Sending…']}
      undone="Your request was not sent."
      isGuarded
      onSubmit={send}
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
    </ActionForm>
  );
}
