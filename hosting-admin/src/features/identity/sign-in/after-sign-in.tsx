// Leads whoever has signed in to where they wanted to go (O2.9-03): to another host by way of the restaurant they work for,
// which that host is told (O2.9-13).
import { Navigate, useSearchParams } from 'react-router-dom';
import { pickerPath } from '../../../lib/screen-paths.ts';
import { destinationOf, RETURN_PARAMETER } from './return-path.ts';

export function AfterSignIn() {
  const [parameters] = useSearchParams();
  const destination = destinationOf(parameters.get(RETURN_PARAMETER), location.origin);
  const path = 'path' in destination ? destination.path : pickerPath(destination.elsewhere);
  return <Navigate replace to={path} />;
}
