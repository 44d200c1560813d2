// Converts a Square modifier list to a modifier group with the list's own limits; items store where theirs differ.
import type { Draft, ModifierGroupFields, PartDraft } from '../menu-draft.ts';
import type { Parsed, ParsedModifierList } from './catalog.ts';
import type { Modifier } from './catalog-object.schema.ts';
import { type Limits, listLimits } from './limits.ts';
import { inOrder, type Mapping } from './mapping.ts';
import { isSoldAtLocation } from './placement.ts';
import { priceAtLocation } from './prices.ts';

const CARRIED = [
  'name',
  'ordinal',
  'selection_type',
  'min_selected_modifiers',
  'max_selected_modifiers',
  'allow_quantities',
].map((field) => `modifier_list_data.${field}`);

/** Square's lists apply wherever an item is sold. */
const everywhere = {
  pos: true,
  kiosk: true,
  onlineOrdering: true,
  customerInvoices: true,
  onlineOrderingPartners: true,
};

/** Undefined if the list is not used at the restaurant's location or has no options. */
export function mapModifierList(
  list: ParsedModifierList,
  mapping: Mapping,
): Draft<ModifierGroupFields> | undefined {
  const { source } = list;
  const { modifier_list_data: data } = list.data;
  const why = whyLeftOut(list, mapping);
  if (why !== undefined) {
    const objects = [source, ...list.modifiers.map((modifier) => modifier.source)];
    for (const object of objects) mapping.ledger.leaveOut(object, why);
    return undefined;
  }
  mapping.ledger.carried(source, 'id', ...CARRIED);
  const ordered = inOrder(list.modifiers, (modifier) => modifier.data.modifier_data.ordinal);
  const modifiers = ordered.flatMap((modifier) => mapModifier(modifier, mapping) ?? []);
  const limits = listLimits(data);
  const allowDuplicateSelection = data.allow_quantities ?? false;
  if (limits.min > modifiers.length && !allowDuplicateSelection) {
    mapping.remarks.add('asks for more choices than it has: what needs it cannot be ordered', source);
  }
  const isFree = modifiers.every(({ price }) => price === 0);
  const pricing = { pricingStrategy: isFree ? 'No charge' : 'Individual', groupPrice: undefined } as const;
  const fields = { name: data.name, modifiers, allowDuplicateSelection, ...pricing, ...limitFields(limits) };
  return { key: source.id, fields, initially: everywhere };
}

function whyLeftOut({ source, data }: ParsedModifierList, mapping: Mapping): string | undefined {
  if (data.modifier_list_data.modifier_type === 'TEXT')
    return 'asks for a text: Bite has a note on every line instead';
  return isSoldAtLocation(source, data, mapping) ? undefined : `is not used at ${mapping.options.location}`;
}

function limitFields({ min, max }: Limits): ModifierGroupFields {
  return {
    selectionRequirement: min > 0 ? 'Required' : 'Optional',
    allowMultipleSelection: max !== 1,
    minSelection: Math.max(1, min),
    maxSelection: max,
  };
}

function mapModifier({ source, data: whole }: Parsed<Modifier>, mapping: Mapping): PartDraft | undefined {
  const { modifier_data: data } = whole;
  const { ledger, options, remarks } = mapping;
  if (!isSoldAtLocation(source, whole, mapping)) {
    ledger.leaveOut(source, `is not offered at ${options.location}`);
    return undefined;
  }
  if (data.hidden_online && !options.sellOnline) {
    ledger.leaveOut(source, 'is hidden online: --sell-online brings it in');
    return undefined;
  }
  ledger.carried(source, 'id', 'modifier_data.name', 'modifier_data.ordinal', 'modifier_data.hidden_online');
  ledger.carried(source, 'modifier_data.modifier_list_id');
  if (data.on_by_default) {
    ledger.notCarried(source, 'Bite chooses nothing beforehand', 'modifier_data.on_by_default');
  }
  const { isOpen, price } = priceAtLocation(source, 'modifier_data', data, mapping);
  if (price === undefined) remarks.add(isOpen ? 'has a variable price: free' : 'has no price: free', source);
  return { key: source.id, name: data.name, price: price ?? 0 };
}
