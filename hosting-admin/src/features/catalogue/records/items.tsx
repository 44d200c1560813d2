// The screens of items: what guests order, with its prices, choices, taxes and where it is sold and made.
import { itemEntity } from '@bite/shared/catalogue/item.schema';
import type { RecordDescriptor } from '../../../ui/records/record-descriptor.ts';
import { recordScreens } from '../../../ui/records/record-screens.tsx';
import { CopiedNotice } from '../exchange/copied-notice.tsx';
import { itemPriceTool } from '../prices/price-tool.tsx';
import { soldOutTool } from '../sold-out/sold-out-tool.tsx';
import { ItemFields, itemBulkFields } from './items/item-fields.tsx';
import { itemColumns, useItemFilters } from './items/item-list.tsx';
import { itemWordsOf } from './items/item-texts.ts';
import { blankItem, copyOfItem, itemNames, itemSections } from './items/item-values.ts';
import { prepStationTool, tagTool } from './items/reference-tools.tsx';

export const itemDescriptor: RecordDescriptor<'items'> = {
  kind: 'items',
  entity: itemEntity,
  one: 'item',
  many: 'items',
  help: 'What guests order. Menus show them in menu groups.',
  firstStep: 'Begin with what you sell most.',
  names: itemNames,
  idOf: ({ itemId }) => itemId,
  nameOf: ({ name }) => name,
  blank: blankItem,
  related: ['menuGroups', 'tags', 'salesCategories'],
  columns: itemColumns,
  useFilters: useItemFilters,
  bulkChanges: [
    { label: 'Put on the menu', done: 'put on the menu', changes: { isActive: true } },
    { label: 'Take off the menu', done: 'taken off the menu', changes: { isActive: false } },
  ],
  bulkFields: itemBulkFields,
  tools: [soldOutTool, itemPriceTool, tagTool, prepStationTool],
  sections: itemSections,
  copyOf: copyOfItem,
  wordsOf: itemWordsOf,
  Fields: ItemFields,
  Notice: CopiedNotice,
};

export const itemScreens = recordScreens(itemDescriptor);
