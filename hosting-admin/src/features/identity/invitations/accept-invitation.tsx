// Accepts an invitation: as the signed-in person, by signing in, or with a new account.
import type { Answers } from '@bite/shared/api/answers';
import {
  type SocialSignUp,
  signUp as signUpSchema,
  socialSignUp,
} from '@bite/shared/identity/user-payloads.schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formResolver } from '../../../lib/form-resolver.ts';
import type { Account, SocialProvider } from '../../../lib/ports.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { NameFields, OwnPhoneField } from '../../../ui/fields/person-fields.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { fieldMessages } from '../../../ui/refusal.ts';
import { AuthForm, useAuthSubmit } from '../sign-in/auth-form.tsx';
import { isProblem } from '../sign-in/auth-messages.ts';
import { type NewAccount, NewAccountForm } from '../sign-in/new-account-form.tsx';
import { guessNames } from '../sign-in/new-user.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { useSignInAttempt } from '../sign-in/use-sign-in-attempt.ts';

export type ReceivedInvitation = Answers['readInvitation']['invitation'];

export interface InvitationProps {
  code: string;
  invitation: ReceivedInvitation;
  /** Called before the screens learn who is signed in now. */
  onAccepted: () => void;
}

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
  const { call } = usePorts();
  const { renew } = useSession();
  const form = useForm<SocialSignUp>({
    ...(needsNames && { resolver: formResolver(socialSignUp) }),
    defaultValues: guessNames(account.displayName ? account : invitation),
  });
  const sending = useAuthSubmit(form, async (person) => {
    await call('acceptInvitation', { body: { code, ...(needsNames && person) } });
    onAccepted();
    await renew();
  });
  return (
    <AuthForm
      {...sending}
      form={form}
      schema={socialSignUp}
      label="Accept the invitation"
      labels={['Accept the invitation', 'Accepting…']}
    >
      {needsNames && (
        <>
          <NameFields isOwn />
          <OwnPhoneField />
        </>
      )}
    </AuthForm>
  );
}

export function InvitationSignIn(props: InvitationProps) {
  const { code, invitation, onAccepted } = props;
  const { call } = usePorts();
  const [hasAccount, setHasAccount] = useState(false);
  const [isKnown, setKnown] = useState(false);
  const other = (
    <Button look="quiet" onClick={() => setHasAccount(!hasAccount)}>
      {hasAccount ? 'I am new to Bite' : 'I have an account already'}
    </Button>
  );
  if (!hasAccount) {
    const onKnown = () => {
      setKnown(true);
      setHasAccount(true);
    };
    return (
      <>
        <InvitedAccount {...props} onKnown={onKnown} />
        {other}
      </>
    );
  }
  return (
    <>
      {isKnown && (
        <Notice tone="info" role="status">
          There is an account with this email address already. Sign in with it.
        </Notice>
      )}
      <SignInForm
        email={invitation.email}
        label="Sign in and accept"
        onEntered={async () => {
          await call('acceptInvitation', { body: { code } });
          onAccepted();
        }}
      />
      {other}
    </>
  );
}

const newAccountSchema = signUpSchema.omit({ email: true });

function InvitedAccount({
  code,
  invitation,
  onAccepted,
  onKnown,
}: InvitationProps & { onKnown: () => void }) {
  const { auth, call } = usePorts();
  const { attempt, isEntering, problem } = useSignInAttempt();
  const form = useForm<NewAccount>({
    resolver: formResolver(newAccountSchema),
    defaultValues: { ...guessNames(invitation), password: '' },
  });
  const submit = form.handleSubmit(async ({ password, ...person }) => {
    const failure = await attempt(async () => {
      await call('checkPassword', { body: { password } });
      await auth.signUp(invitation.email, password);
      await call('acceptInvitation', { body: { code, ...person } });
      onAccepted();
    }, false);
    if (isProblem(failure, 'emailInUse')) onKnown();
    if (fieldMessages(failure).password !== undefined) form.setFocus('password', { shouldSelect: true });
  });
  const pick = (provider: SocialProvider) => {
    if (!isEntering) void attempt(() => auth.signInWith(provider, false), false);
  };
  return (
    <NewAccountForm
      form={form}
      schema={newAccountSchema}
      email={invitation.email}
      problem={problem}
      isEntering={isEntering}
      labels={['Create account and join', 'Joining…']}
      onSubmit={submit}
      onPick={pick}
    />
  );
}
