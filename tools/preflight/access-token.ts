// The user's credentials: application default credentials, else those of the Google Cloud CLI.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { applicationDefault } from 'firebase-admin/app';
import { SetupError } from '../console.ts';

const fromCli = async (): Promise<string> =>
  (await promisify(execFile)('gcloud', ['auth', 'print-access-token'])).stdout.trim();

/** Throws a SetupError if nobody is signed in. */
export async function accessToken(): Promise<string> {
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch {
    return fromCli().catch(() => {
      throw new SetupError(
        'Nobody is signed in to Google Cloud here: run `gcloud auth application-default login` first.',
      );
    });
  }
}
