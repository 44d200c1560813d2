// Asks for the names of somebody who signed in with Google, Facebook or Apple, or whose sign-up was interrupted (I5.1-13).
import { type SocialSignUp, socialSignUp } from '@bite/shared/identity/user-payloads.schema';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { formResolver } from '../../../lib/form-resolver.ts';
import type { Account } from '../../../lib/ports.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { NameFields, OwnPhoneField } from '../../../ui/fields/person-fields.tsx';
import { Loading } from '../../../ui/message.tsx';
import { SessionFailed } from '../sessions/session-failed.tsx';
import { useSignOut } from '../sessions/sign-out.tsx';
import { AfterSignIn } from './after-sign-in.tsx';
import { AuthForm, useAuthSubmit } from './auth-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { createOwnUser, guessNames } from './new-user.ts';
import { RETURN_PARAMETER, SIGN_IN_PATH, withReturn } from './return-path.ts';

export function CompletePage() {
  const { session, isLeaving } = useSession();
  const [parameters] = useSearchParams();
  if (isLeaving) return <Loading>Signing Out...</Loading>;
  if (session.phase === 'checking') return <Loading>Loading...</Loading>;
  if (session.phase === 'failed') return <SessionFailed error={session.error} />;
  if (session.phase === 'signedIn') return <AfterSignIn />;
  if (session.phase === 'signedOut')
    return <Navigate replace to={withReturn(SIGN_IN_PATH, parameters.get(RETURN_PARAMETER))} />;
  return <Completion account={session.account} />;
}

function Completion({ account }: { account: Account }) {
  const signOut = useSignOut();
  return (
    <AuthPage
      title="One last step"
      intro={
        <p>
          You are signed in as <strong className="text-ink">{account.email}</strong>. Tell us who you are.
        </p>
      }
      footer={
        <Button look="quiet" onClick={signOut}>
          Use another account
        </Button>
      }
    >
      <CompletionForm account={account} />
    </AuthPage>
  );
}

function CompletionForm({ account }: { account: Account }) {
  const { call } = usePorts();
  const { renew } = useSession();
  const { state } = useLocation();
  const form = useForm<SocialSignUp>({
    resolver: formResolver(socialSignUp),
    defaultValues: { ...guessNames(account), ...readTyped(state) },
  });
  const sending = useAuthSubmit(form, async (person) => {
    await createOwnUser(call, person);
    await renew();
  });
  return (
    <AuthForm
      {...sending}
      form={form}
      schema={socialSignUp}
      label="One last step"
      labels={['Continue', 'Saving…']}
    >
      <NameFields isOwn />
      <OwnPhoneField />
    </AuthForm>
  );
}

/** What was typed before the sign-up broke off. */
function readTyped(state: unknown): Partial<SocialSignUp> {
  const read = socialSignUp.safeParse(state);
  return read.success ? read.data : {};
}
