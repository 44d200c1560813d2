// Under which keys a browser keeps the chosen tenant and restaurant (O3-18).

export const DEFAULT_NAMESPACE = 'default';

export const selectionKeys = (namespace = DEFAULT_NAMESPACE) => ({
  tenantId: `${namespace}_selected_tenant_id`,
  restaurantId: `${namespace}_selected_restaurant_id`,
  tenant: `${namespace}_selected_tenant`,
  restaurant: `${namespace}_selected_restaurant`,
});
