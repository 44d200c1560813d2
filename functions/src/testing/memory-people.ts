// People, tenants and the ports of the use-cases about them, in memory, without an audit history.

import { deriveAccess } from '@bite/shared/identity/derive-access';
import { withDerivedFields } from '@bite/shared/identity/derived-user';
import type { TenantRole } from '@bite/shared/identity/role-names';
import { type User, user } from '@bite/shared/identity/user.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { type Employee, employee } from '@bite/shared/people/employee.schema';
import { tenant } from '@bite/shared/tenancy/tenant.schema';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { aTenantRecord, STAMPED } from '@bite/shared/testing/records';
import { writePath } from '../audit/write-path.ts';
import { auditEntries, recordsOf, tenants, users } from '../collections/collections.ts';
import { attemptNow } from '../due-work/attempt-work.ts';
import { workHandlers } from '../due-work/work-handlers.ts';
import { memoryAllowances } from './memory-allowances.ts';
import { memoryCommonPasswords } from './memory-common-passwords.ts';
import { memoryIdentity } from './memory-identity.ts';
import { memoryMailer } from './memory-mailer.ts';
import { memoryOrders } from './memory-orders.ts';
import { outsidePorts } from './outside-ports.ts';

export const BELLA = 10_000_001;
export const ROMA = 10_000_002;

/** Roles by tenant; ' off' after a role for an inactive assignment. */
export type Roles = Readonly<Record<number, TenantRole | `${TenantRole} off`>>;

export type Person = Partial<User> & { roles?: Roles };

export const assignmentsOf = (roles: Roles): User['tenantAssignments'] =>
  Object.entries(roles).map(([tenantId, role]) => ({
    tenantId: Number(tenantId),
    role: role.replace(' off', '') as TenantRole,
    isActive: !role.endsWith(' off'),
    assignedAt: STAMPED.createdAt,
    updatedAt: STAMPED.updatedAt,
  }));

export function memoryPeople() {
  const identity = memoryIdentity();
  const { records, accounts, now } = identity;
  const mailer = memoryMailer();
  const logged: { message: string; fields: unknown }[] = [];
  const waits: number[] = [];
  const write = (message: string, fields?: unknown) => void logged.push({ message, fields });

  for (const tenantId of [BELLA, ROMA]) {
    const displayName = tenantId === BELLA ? 'Bella' : 'Roma';
    const record = aTenantRecord({ tenantId, displayName, guid: aGuid(tenantId % 100) });
    records.put(tenants, String(tenantId), tenant.parse(record));
  }

  const log = { info: write, error: write };
  const adminOrigin = 'https://admin.bite.example';
  const allowances = memoryAllowances();
  const handlers = workHandlers({
    ...{ records, orders: memoryOrders(), accounts, allowances, mailer, now, adminOrigin },
    ...outsidePorts(now),
  });
  const attempting = { records, log, now, handlers };
  const attempt = (workId: string) => attemptNow(attempting, workId);

  const people = {
    ...identity,
    attempting,
    mailer,
    commonPasswords: memoryCommonPasswords,
    logged,
    waits,
    log,
    wait: async (milliseconds: number) => void waits.push(milliseconds),
    adminOrigin,
    writePath: writePath({ records, now, attempt, log }),

    /** With an account and an active record, unless `person` says otherwise. */
    person(uid: string, { roles = {}, ...change }: Person = {}): User {
      const account = accounts.put({ uid });
      const whole = user.parse({
        uid,
        email: account.email,
        displayName: uid,
        emailVerified: true,
        tenantAssignments: assignmentsOf(roles),
        ...STAMPED,
        ...change,
      });
      const stored = withDerivedFields(whole, deriveAccess(whole.tenantAssignments, []));
      records.put(users, uid, stored);
      return stored;
    },

    /** The stored user record. */
    async recordOf(uid: string): Promise<User> {
      const found = await records.get(users, uid);
      if (!found) throw new Error(`There is no ${uid}`);
      return found;
    },

    employ(place: RestaurantRef, employeeId: number, change: Partial<Employee> = {}): Employee {
      const record = employee.parse({
        employeeId,
        guid: aGuid(employeeId),
        tenantId: place.tenantId,
        firstName: 'Rosa',
        lastName: 'Delgado',
        role: 'cook',
        ...STAMPED,
        ...change,
      });
      records.put(recordsOf('employees', place), String(employeeId), record);
      return record;
    },

    suspend(tenantId: number): void {
      const record = aTenantRecord({ tenantId, guid: aGuid(tenantId % 100), status: 'suspended' });
      records.put(tenants, String(tenantId), tenant.parse(record));
    },

    /** Who did what to which record, sorted. */
    async audit(): Promise<string[]> {
      const found = await records.find(auditEntries, { limit: 100 });
      return found
        .map(({ record: { by, action, kind, recordId } }) => `${by} ${action} ${kind} ${recordId}`)
        .sort();
    },
  };
  return people;
}

export type MemoryPeople = ReturnType<typeof memoryPeople>;

/** The caller as a handler passes it. */
export const by = (user: User) => ({ user, requestId: 'request-1' });
