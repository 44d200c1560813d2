// A member of the team beside the list: who they are, and what they may do.
import { formatMoment } from '../../../lib/date-format.ts';
import type { Member } from '../../../lib/team-queries.ts';
import { Facts } from '../../../ui/card.tsx';
import { roleOf, stateOf } from './member-labels.ts';

export function MemberFacts({ member }: { member: Member }) {
  const { email, emailVerified, lastLogin, assignment } = member;
  return (
    <Facts
      facts={[
        ['Email', emailVerified ? email : `${email} (not confirmed yet)`],
        ['Role', roleOf(member)],
        ['State', stateOf(member)],
        ['Last sign-in', lastLogin === undefined ? 'Never' : formatMoment(lastLogin)],
        ['In the team since', formatMoment(assignment.assignedAt)],
      ]}
    />
  );
}
