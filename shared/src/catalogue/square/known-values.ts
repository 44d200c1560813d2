// Values that contain no menu data or are defaults, and can be ignored without loss.
import { tableOf } from './leaves.ts';

/** With any value. */
const bookkeeping = new Set([
  'type',
  'version',
  'updated_at',
  'created_at',
  'is_deleted',
  'catalog_v1_ids',
  'category_data.is_top_level',
  'category_data.path_to_root',
  'category_data.root_category',
]);

/** Only with this value. */
const defaults = tableOf<readonly unknown[]>({
  present_at_all_locations: [true],
  'category_data.category_type': ['REGULAR_CATEGORY', 'MENU_CATEGORY'],
  'tax_data.calculation_phase': ['TAX_SUBTOTAL_PHASE'],
  'modifier_list_data.modifier_type': ['LIST'],
  'modifier_list_data.is_conversational': [false],
  'modifier_list_data.hidden_from_customer': [false],
  'modifier_data.on_by_default': [false],
  'modifier_data.hidden_online': [false],
  'item_data.product_type': ['REGULAR', 'FOOD_AND_BEV'],
  'item_data.skip_modifier_screen': [false],
  'item_data.available_electronically': [false],
  'item_data.modifier_list_info[].is_conversational': [false, 'NOT_SET'],
  'item_data.modifier_list_info[].hidden_from_customer_override': ['NOT_SET'],
  'item_data.modifier_list_info[].modifier_overrides[].on_by_default': [false],
  'item_data.modifier_list_info[].modifier_overrides[].on_by_default_override': ['NOT_SET'],
  'item_data.modifier_list_info[].modifier_overrides[].hidden_online_override': ['NOT_SET'],
  'item_variation_data.track_inventory': [false],
  'item_variation_data.sellable': [true],
  'item_variation_data.inventory_alert_type': ['NONE'],
  'item_variation_data.location_overrides[].track_inventory': [false],
  'item_variation_data.location_overrides[].inventory_alert_type': ['NONE'],
  'item_variation_data.location_overrides[].sold_out': [false],
});

export function isMetadata(generalPath: string): boolean {
  return bookkeeping.has(generalPath);
}

/** An empty text is always a default. */
export function isDefault(generalPath: string, value: unknown): boolean {
  return value === '' || (defaults.get(generalPath)?.includes(value) ?? false);
}

const PICTURES = 'pictures stay with Square: upload them to Bite';
const STOCK = 'Bite keeps no stock';

/** Why a field is not imported, if that is worth mentioning. */
const reasons = tableOf<string>({
  image_id: PICTURES,
  'item_data.image_ids': PICTURES,
  'category_data.image_ids': PICTURES,
  'modifier_list_data.image_ids': PICTURES,
  'modifier_data.image_id': PICTURES,
  'item_variation_data.image_ids': PICTURES,
  'item_variation_data.track_inventory': STOCK,
  'item_variation_data.inventory_alert_type': STOCK,
  'item_variation_data.inventory_alert_threshold': STOCK,
  'item_variation_data.stockable': STOCK,
  'item_variation_data.stockable_conversion': STOCK,
  'item_variation_data.location_overrides': STOCK,
  cursor: 'the file is one page of several: the rest of the menu is not in it',
});

/** '' if there is nothing to add; the reason of a field applies to everything below it. */
export function whyNotCarried(generalPaths: Iterable<string>): string {
  for (const path of generalPaths) {
    const why = reasons.get(path);
    if (why !== undefined) return why;
  }
  return '';
}
