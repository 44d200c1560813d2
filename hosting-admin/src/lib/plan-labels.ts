// Labels of plans and their limits.
import { restaurantLimits } from '@bite/shared/tenancy/plans';
import { type TenantPlan, tenantPlans } from '@bite/shared/tenancy/tenant.schema';

export const planNames: Record<TenantPlan, string> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** Where the business's own people cannot add its first restaurant. */
export const FIRST_IS_SET_UP =
  'Bite sets up your first restaurant for you. It is here as soon as it is ready.';

/** 'Up to 5 restaurants' */
export const planAllowance = (plan: TenantPlan): string =>
  restaurantLimits[plan] === 1 ? '1 restaurant' : `Up to ${restaurantLimits[plan]} restaurants`;

export const planChoices = tenantPlans.map((plan) => ({
  value: plan,
  label: `${planNames[plan]} · ${planAllowance(plan).toLowerCase()}`,
}));
