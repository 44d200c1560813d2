// The panel beside the team's list: one member, and their access.
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
