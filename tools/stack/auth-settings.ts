// Configures the Auth emulator like a deployed project (docs/deploy.md): it reveals no accounts.
import { SetupError } from '../console.ts';
import { address, type Stack } from './stack.ts';

/** Enables email enumeration protection. The emulator has no option for it, only the API of real projects. */
export async function protectAddresses({
  projectId,
  ports,
}: Pick<Stack, 'projectId' | 'ports'>): Promise<void> {
  const config = `http://${address}:${ports.auth}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config`;
  const answer = await fetch(`${config}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok)
    throw new SetupError(
      `The Auth emulator did not take its settings: ${answer.status} ${await answer.text()}`,
    );
}
