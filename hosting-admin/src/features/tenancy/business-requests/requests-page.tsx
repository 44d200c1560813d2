// Open business requests, oldest first: site administrators create the business or decline.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { type BusinessRequest, businessRequestsQuery } from '../../../lib/business-requests.ts';
import { usePaged } from '../../../lib/pages.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { newTenantPath } from '../../../lib/screen-paths.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Truncated } from '../../../ui/truncated.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { DeclineDialog } from './decline-dialog.tsx';

const columns: readonly Column<BusinessRequest>[] = [
  {
    id: 'business',
    header: 'Business',
    isName: true,
    cell: ({ uid, businessName, note }) => (
      <Truncated to={newTenantPath(uid)} note={note}>
        {businessName}
      </Truncated>
    ),
  },
  {
    id: 'person',
    header: 'Asked by',
    width: 14,
    cell: ({ personName, email }) => <Truncated note={personName && email}>{personName ?? email}</Truncated>,
  },
  { id: 'phone', header: 'Phone', width: 11, cell: ({ phone }) => phone },
  { id: 'since', header: 'Since', isExtra: true, cell: ({ createdAt }) => <DateText iso={createdAt} /> },
];

const requestsOf = ({ requests }: { requests: readonly BusinessRequest[] }) => requests;

export function RequestsPage() {
  const { call } = usePorts();
  const may = useMay();
  const navigate = useNavigate();
  const isAdministrator = may('tenants.create');
  const query = useInfiniteQuery({ ...businessRequestsQuery(call), enabled: isAdministrator });
  const paged = usePaged(query, requestsOf);
  const declining = useSubject<BusinessRequest>();
  return (
    <Page
      title="Requests"
      description="People who signed up and ask for a business of their own, oldest first."
    >
      {isAdministrator ? (
        <DataTable
          caption="Requests"
          columns={columns}
          rowKey={({ uid }) => uid}
          empty={
            <Empty title="No open requests" symbol={<Inbox aria-hidden="true" />}>
              Whoever signs up and works nowhere can ask for a business.
            </Empty>
          }
          actions={(request) => (
            <RowMenu of={request.businessName}>
              <MenuItem onSelect={() => navigate(newTenantPath(request.uid))}>Create business</MenuItem>
              <MenuSeparator />
              <MenuItem className="text-danger" onSelect={() => declining.open(request)}>
                Decline…
              </MenuItem>
            </RowMenu>
          )}
          {...paged}
        />
      ) : (
        <Notice tone="info">Only site administrators answer requests.</Notice>
      )}
      <DeclineDialog asking={declining} />
    </Page>
  );
}
