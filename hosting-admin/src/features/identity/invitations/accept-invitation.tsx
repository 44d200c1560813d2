// Accepts an invitation as whoever is signed in already.
import { type SocialSignUp, socialSignUp } from '@bite/shared/identity/user-payloads.schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formResolver } from '../../../lib/form-resolver.ts';
import { usePlatform } from '../../../lib/platform.tsx';
import type { Account } from '../../../lib/ports.ts';
import { useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { messageFor } from '../sign-in/auth-messages.ts';
import { guessNames } from '../sign-in/guess-names.ts';
import { NameFields, PhoneField } from '../sign-in/name-fields.tsx';
import type { InvitationProps } from './invitation-props.ts';

interface AcceptInvitationProps extends InvitationProps {
  account: Account;
  /** No record of them exists yet. */
  needsNames: boolean;
}

export function AcceptInvitation({
  code,
  invitation,
  onAccepted,
  account,
  needsNames,
}: AcceptInvitationProps) {
  const { call } = usePlatform();
  const { renew } = useSession();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm<SocialSignUp>({
    ...(needsNames && { resolver: formResolver(socialSignUp) }),
    defaultValues: guessNames(account.displayName ? account : invitation),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (person) => {
    setProblem(undefined);
    try {
      await call('acceptInvitation', { body: { code, ...(needsNames && person) } });
      onAccepted();
      await renew();
    } catch (error) {
      setProblem(messageFor(error));
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-label="Accept the invitation">
      {problem !== undefined && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {needsNames && (
        <>
          <NameFields firstName={register('firstName')} lastName={register('lastName')} errors={errors} />
          <PhoneField phone={register('phone')} errors={errors} />
        </>
      )}
      <Button type="submit" look="primary" className="text-base" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Accepting…' : 'Accept the invitation'}
      </Button>
    </form>
  );
}
