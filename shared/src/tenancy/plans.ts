// How many restaurants a plan allows, and who may add one (C3-03, O4-02).
import type { TenantPlan } from './tenant.schema.ts';

export const restaurantLimits: Readonly<Record<TenantPlan, number>> = {
  starter: 1,
  professional: 5,
  enterprise: 999,
};

/** A starter tenant gets its one restaurant from a site administrator. */
const growingPlans: readonly TenantPlan[] = ['professional', 'enterprise'];

export type CanCreateRestaurant =
  | { allowed: true }
  | { allowed: false; reason: 'planCannotCreate' | 'planLimitReached'; message: string };

/**
 * Whether the plan leaves room for one more; who asks needs the right to create restaurants besides (roles.ts).
 * @param count The restaurants the tenant has, inactive ones included.
 */
export function canCreateRestaurant(
  plan: TenantPlan,
  count: number,
  by: { isSiteAdmin: boolean },
): CanCreateRestaurant {
  if (!by.isSiteAdmin && !growingPlans.includes(plan)) {
    return {
      allowed: false,
      reason: 'planCannotCreate',
      message: 'Only professional and enterprise plans can create restaurants',
    };
  }
  if (count < restaurantLimits[plan]) return { allowed: true };
  return { allowed: false, reason: 'planLimitReached', message: limitMessage(plan) };
}

/** What stands against changing to `plan`; undefined where it allows the restaurants there are. */
export function whyPlanIsTooSmall(plan: TenantPlan, count: number): string | undefined {
  return count > restaurantLimits[plan] ? limitMessage(plan) : undefined;
}

function limitMessage(plan: TenantPlan): string {
  const limit = restaurantLimits[plan];
  return `The ${plan} plan allows ${limit} ${limit === 1 ? 'restaurant' : 'restaurants'}`;
}
