// Redirects after sign-in to the requested page (O2.9-03); to another host by way of the restaurant picker, since that host
// is told which restaurant was chosen (O2.9-13).
import { Navigate, useSearchParams } from 'react-router-dom';
import { pickerPath } from '../../../lib/screen-paths.ts';
import { destinationOf, RETURN_PARAMETER } from './return-path.ts';

export function AfterSignIn() {
  const [parameters] = useSearchParams();
  const destination = destinationOf(parameters.get(RETURN_PARAMETER), location.origin);
  const path = 'path' in destination ? destination.path : pickerPath(destination.elsewhere);
  return <Navigate replace to={path} />;
}
