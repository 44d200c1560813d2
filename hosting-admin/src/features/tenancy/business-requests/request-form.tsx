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
import { Field, inputClasses } from '../../../ui/field.tsx';
import { optionalText } from '../../../ui/inputs.ts';
import { TextField } from '../../../ui/text-field.tsx';

const resolver = formResolver<BusinessRequestInput, BusinessRequestInput>(businessRequestInput);

/** @param before The earlier request, to be changed and sent again. */
export function RequestForm({ before }: { before: OwnRequest | null }) {
  const { call } = usePlatform();
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const { register, handleSubmit, formState } = useForm<BusinessRequestInput>({
    resolver,
    defaultValues: {
      businessName: before?.businessName ?? '',
      phone: before?.phone ?? '',
      note: before?.note ?? '',
    },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
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
    <form noValidate onSubmit={submit} className="grid gap-4" aria-label="Ask for a business">
      <TextField
        label="Business name"
        autoComplete="organization"
        error={errors.businessName?.message}
        {...register('businessName')}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint="Where we reach you about it."
        error={errors.phone?.message}
        {...register('phone')}
      />
      <Field
        label="Note (optional)"
        hint="How many restaurants, where, since when."
        error={errors.note?.message}
      >
        {(input) => (
          <textarea {...input} rows={3} className={inputClasses} {...register('note', optionalText)} />
        )}
      </Field>
      {failure !== undefined && <FailureNotice error={failure} undone="Your request was not sent." />}
      <Button type="submit" look="primary" className="justify-self-start" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send request'}
      </Button>
    </form>
  );
}
