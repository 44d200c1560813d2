// Reads an OpenMenu document (openmenu.com/specification.php, 1.5 and 1.6): menus with groups with items, their sizes and
// options, with their diets. What it says of the restaurant itself, of allergens, spice and hours stays behind, and is reported.
import type { Diet } from '../diets.ts';
import { emptyDraft, type ItemFields, type MenuDraft } from '../menu-draft.ts';
import { priceIn, wholeNumberIn } from './csv-cells.ts';
import { keyOf, modifierGroupOf, textOrNone, usesOf } from './foreign-menu.ts';
import {
  aFault,
  type FileContext,
  type FileFault,
  foreignRules,
  LossBook,
  type MenuFileReading,
  orEmptyFault,
  refused,
} from './menu-file.ts';
import { childrenOf, listedIn, parseXml, textIn, type XmlElement } from './parse-xml.ts';

export async function readOpenMenu(text: string, context: FileContext): Promise<MenuFileReading> {
  const xml = await parseXml(text);
  if (!xml.ok) return refused(xml.fault);
  if (xml.root.name !== 'omf' && xml.root.name !== 'openmenu')
    return refused(aFault('This is not an OpenMenu document: it does not begin with “omf”'));
  const reader = new OpenMenuReader(context);
  reader.readAll(xml.root);
  return reader.result();
}

const NO_PLACE = 'Bite has no place for it';
const dietMarks = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  kosher: 'kosher',
  halal: 'halal',
  gluten_free: 'glutenFree',
} as const satisfies Readonly<Record<string, Diet>>;
const itemElements = ['menu_item_heat_index', 'menu_item_allergy_information', 'menu_item_tags'] as const;

/** A document without these marks says nothing of diets. */
function dietsOf({ attributes }: XmlElement): Pick<ItemFields, 'diets'> {
  const marked = Object.entries(dietMarks).filter(([mark]) => attributes[mark] === '1');
  return marked.length === 0 ? {} : { diets: marked.map(([, diet]) => diet) };
}

class OpenMenuReader {
  private readonly faults: FileFault[] = [];
  private readonly losses = new LossBook();
  private readonly draft: MenuDraft = emptyDraft();
  private readonly keys = new Map<string, number>();
  private readonly context: FileContext;

  constructor(context: FileContext) {
    this.context = context;
  }

  readAll(root: XmlElement): void {
    for (const { name, children } of root.children)
      if (name !== 'menus' && name !== 'omf_version' && children.length > 0)
        this.losses.add(name, 'Is about the restaurant, not its menu', '');
    for (const menu of listedIn(root, 'menus', 'menu')) this.readMenu(menu);
  }

  private readMenu(menu: XmlElement): void {
    const { name = '', currency_symbol: currency = '', uid = '' } = menu.attributes;
    if (/^[A-Z]{3}$/.test(currency) && currency !== this.context.currency)
      this.faults.push(
        aFault(`Its prices are in ${currency}, the restaurant's in ${this.context.currency}`, { name }),
      );
    if (childrenOf(menu, 'menu_duration').some(({ children }) => children.length > 0))
      this.losses.add('menu_duration', 'Set the times of the menu group yourself', name);
    const key = this.unique('menu', uid || name);
    this.draft.menuGroups.push({
      key,
      fields: { name, description: textOrNone(textIn(menu, 'menu_description')) },
      initially: { isMenu: true, position: this.draft.menuGroups.length },
    });
    for (const group of listedIn(menu, 'menu_groups', 'menu_group')) this.readGroup(group, key);
  }

  private readGroup(group: XmlElement, parentId: string): void {
    const { name = '', uid = '' } = group.attributes;
    const key = this.unique('group', uid || `${parentId}/${name}`);
    const shared = listedIn(group, 'menu_group_options', 'menu_group_option').map((option, index) =>
      this.readOption(option, 'menu_group_option', `${key}/${index}`),
    );
    const items = listedIn(group, 'menu_items', 'menu_item').map((item, index) =>
      this.readItem(item, `${key}/${index}`, shared),
    );
    this.draft.menuGroups.push({
      key,
      fields: {
        name,
        parentId,
        description: textOrNone(textIn(group, 'menu_group_description')),
        items: items.map((itemId, position) => ({ itemId, position })),
      },
      initially: { position: this.draft.menuGroups.length },
    });
  }

  private readItem(item: XmlElement, at: string, shared: readonly string[]): string {
    const name = textIn(item, 'menu_item_name');
    const { uid = '', disabled = '' } = item.attributes;
    const key = this.unique('item', uid || at);
    const own = listedIn(item, 'menu_item_options', 'menu_item_option').map((option, index) =>
      this.readOption(option, 'menu_item_option', `${key}/${index}`),
    );
    this.loseOf(item, name);
    const [picture, ...more] = listedIn(item, 'menu_item_image_urls', 'menu_item_image_url');
    if (more.length > 0) this.losses.add('menu_item_image_url', 'Bite shows one picture of an item', name);
    this.draft.items.push({
      key,
      fields: {
        name,
        customerDescription: textOrNone(textIn(item, 'menu_item_description')),
        calories: wholeNumberIn(textIn(item, 'menu_item_calories')),
        ...(picture?.text && { imageUrl: picture.text }),
        ...this.pricing(item, key, name),
        ...dietsOf(item),
        modifierGroups: usesOf([...shared, ...own]),
      },
      initially: { isActive: disabled !== '1' },
    });
    return key;
  }

  private pricing(item: XmlElement, key: string, name: string): ItemFields {
    const sizes = listedIn(item, 'menu_item_sizes', 'menu_item_size');
    if (sizes.length === 0) {
      const basePrice = this.price(textIn(item, 'menu_item_price'), name);
      return { pricingStrategy: 'base', openPrice: false, basePrice, sizePrice: [] };
    }
    if (sizes.some((size) => textIn(size, 'menu_item_size_description') !== ''))
      this.losses.add('menu_item_size_description', NO_PLACE, name);
    const sizePrice = sizes.map((size, index) => ({
      key: `${key}/size ${index}`,
      name: textIn(size, 'menu_item_size_name'),
      price: this.price(textIn(size, 'menu_item_size_price'), name),
    }));
    return { pricingStrategy: 'size', openPrice: false, basePrice: undefined, sizePrice };
  }

  private readOption(option: XmlElement, kind: string, at: string): string {
    const { name = 'Options', min_selected: min = '', max_selected: max = '' } = option.attributes;
    const key = this.unique('options', at);
    const parts = childrenOf(option, `${kind}_item`).map((one, index) => ({
      key: `${key}/${index}`,
      name: textIn(one, `${kind}_name`),
      price: this.price(textIn(one, `${kind}_additional_cost`) || '0', name),
    }));
    const limit = wholeNumberIn(max);
    this.draft.modifierGroups.push(
      modifierGroupOf({
        key,
        name,
        options: parts,
        min: wholeNumberIn(min) ?? 0,
        max: limit === 0 ? undefined : limit,
      }),
    );
    return key;
  }

  /** An item without a price is shown and cannot be ordered. */
  private price(text: string, name: string): number {
    const price = priceIn(text || '0', this.context.currency);
    if (text === '') this.losses.add('A missing price', 'Comes in at 0: shown, but not orderable', name);
    if (price === undefined)
      this.faults.push(aFault(`“${text}” is no price`, { name, field: 'menu_item_price' }));
    return price ?? 0;
  }

  private loseOf(item: XmlElement, name: string): void {
    if (item.attributes['special'] === '1') this.losses.add('menu_item special', NO_PLACE, name);
    for (const element of itemElements)
      if (childrenOf(item, element).some(({ text, children }) => text !== '' || children.length > 0))
        this.losses.add(element, NO_PLACE, name);
  }

  private unique(kind: string, id: string): string {
    const wanted = keyOf(kind, id.toLowerCase());
    const count = (this.keys.get(wanted) ?? 0) + 1;
    this.keys.set(wanted, count);
    return count === 1 ? wanted : this.unique(kind, `${id}+${count}`);
  }

  result(): MenuFileReading {
    if (this.faults.length > 0) return { ok: false, faults: this.faults };
    return orEmptyFault({
      draft: this.draft,
      rules: foreignRules,
      losses: this.losses.all(),
      notes: ['OpenMenu says nothing of taxes: new items get the restaurant’s default rates.'],
      rows: new Map(),
    });
  }
}
