// The routes to the selected restaurant's board, to the restaurant picker, or back to another of our sites.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { isSiteAdmin } from '@bite/shared/identity/roles';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useSignOut } from '../features/identity/sessions/sign-out.tsx';
import { destinationOf, RETURN_PARAMETER } from '../features/identity/sign-in/return-path.ts';
import { OwnRequest } from '../features/tenancy/business-requests/own-request.tsx';
import { SelectionGuard } from '../features/tenancy/selection/selection-guard.tsx';
import { useHandOver } from '../features/tenancy/selection/use-hand-over.ts';
import { useMyPlaces } from '../features/tenancy/selection/use-my-places.ts';
import { usePorts } from '../lib/ports-context.tsx';
import { profileQuery, useMay } from '../lib/profile.ts';
import { boardPath, platformPath, SITE_USERS_PATH } from '../lib/screen-paths.ts';
import { buttonClasses } from '../ui/button.tsx';
import { Loading } from '../ui/message.tsx';

/** Opens the board of the selected restaurant. */
export function BoardHome() {
  return <ToBoard isSwitching={false} />;
}

/** The restaurant picker; with a return URL, the choice is passed to that site. */
export function Picker() {
  const [parameters] = useSearchParams();
  const returnUrl = parameters.get(RETURN_PARAMETER);
  if (returnUrl === null) return <ToBoard isSwitching />;
  return <ToReturnUrl returnUrl={returnUrl} />;
}

/** Viewers cannot choose a restaurant, since they may not see its orders. */
function ToBoard({ isSwitching }: { isSwitching: boolean }) {
  const { call } = usePorts();
  const { data: me, isLoading } = useQuery(profileQuery(call));
  // Requested together with the profile, not after it.
  useMyPlaces();
  if (isLoading) return <Loading>Loading...</Loading>;
  if (me?.siteRole === 'viewer' && !isSiteAdmin(me) && Object.keys(me.access).length === 0)
    return <Navigate to={SITE_USERS_PATH} replace />;
  return <ChooseRestaurant isSwitching={isSwitching} />;
}

/** The first screen of the platform that the person may see. */
export const PlatformHome = () => <Navigate to={platformPath(useMay())} replace />;

function ChooseRestaurant({ isSwitching }: { isSwitching: boolean }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const open = useCallback(
    (restaurant: MyRestaurant) => void navigate(boardPath(restaurant), { replace: !isSwitching }),
    [navigate, isSwitching],
  );
  return (
    <SelectionGuard
      isSwitching={isSwitching}
      onSelected={open}
      onSignOut={signOut}
      wayOut={<SiteStaffLink />}
      newcomer={<OwnRequest />}
    />
  );
}

function ToReturnUrl({ returnUrl }: { returnUrl: string }) {
  const { visit } = usePorts();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { state, handOver } = useHandOver(returnUrl, visit);
  const destination = destinationOf(returnUrl, location.origin);
  const path = 'path' in destination ? destination.path : undefined;
  const goOn = useCallback(
    (restaurant: MyRestaurant) => {
      if (path === undefined) void handOver(restaurant);
      else void navigate(path, { replace: true });
    },
    [path, handOver, navigate],
  );
  const problem = state.phase === 'refused' && (
    <>
      You were not taken to the page that you came from. {state.message}{' '}
      <Link to="/" className="font-semibold underline">
        Stay here
      </Link>
    </>
  );
  return (
    <SelectionGuard
      isSwitching={false}
      onSelected={goOn}
      onSignOut={signOut}
      isBusy={state.phase === 'leaving'}
      {...(problem && { problem })}
    />
  );
}

function SiteStaffLink() {
  const may = useMay();
  if (!may('siteUsers.read')) return null;
  return (
    <Link to={platformPath(may)} className={buttonClasses()}>
      Manage the platform
    </Link>
  );
}
