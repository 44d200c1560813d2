// One user, for site staff.
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay, useProfile } from '../../../lib/profile.ts';
import { SITE_USERS_PATH } from '../../../lib/screen-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, Facts } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { Assignments } from './assignments.tsx';
import { DeleteUserDialogs, UserActionDialog, type UserActionSubject } from './user-actions.tsx';
import { UserForm } from './user-form.tsx';
import { nameOf, UserState } from './user-labels.tsx';
import { type UserRecord, userQuery } from './user-queries.ts';

export function UserPage() {
  const { call } = usePorts();
  const { uid = '' } = useParams();
  const query = useQuery(userQuery(call, uid));
  return (
    <WhenLoaded query={query} what="this person" back={{ to: SITE_USERS_PATH, label: 'All users' }}>
      {(record) => (
        <Page key={uid} title={nameOf(record.user)} description={record.user.email} width="form">
          <Account record={record} />
          <Assignments record={record} />
          <UserForm record={record} />
        </Page>
      )}
    </WhenLoaded>
  );
}

function Account({ record }: { record: UserRecord }) {
  const navigate = useNavigate();
  const may = useMay();
  const { user } = record;
  const isSelf = useProfile()?.uid === user.uid;
  const move = useSubject<UserActionSubject>();
  const deletion = useSubject<UserRecord>();
  return (
    <Card title="Account">
      <Facts
        facts={[
          ['State', <UserState key="state" user={user} />],
          ['Last sign-in', user.lastLogin ? <DateText key="last" iso={user.lastLogin} withTime /> : 'never'],
          ['Since', <DateText key="since" iso={user.createdAt} />],
          ['Identifier', user.uid],
        ]}
      />
      {may('siteUsers.write') && !isSelf && (
        <div className="mt-4 flex flex-wrap gap-2">
          {!user.emailVerified && (
            <Button onClick={() => move.open({ record, move: 'verify' })}>Mark email as verified</Button>
          )}
          <Button onClick={() => move.open({ record, move: user.isActive ? 'deactivate' : 'reactivate' })}>
            {user.isActive ? 'Deactivate' : 'Reactivate'}
          </Button>
          <Button look="danger" onClick={() => deletion.open(record)}>
            Delete record
          </Button>
        </div>
      )}
      <UserActionDialog asking={move} />
      <DeleteUserDialogs asking={deletion} onDone={() => navigate(SITE_USERS_PATH)} />
    </Card>
  );
}
