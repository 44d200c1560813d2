// The screens of menu groups: menus and their sections. Their list is the tree of menus.
import { menuGroupEntity } from '@bite/shared/catalogue/menu-group.schema';
import { type RecordScreens, recordScreens } from '../../../ui/records/record-screens.tsx';
import { CopiedNotice } from '../exchange/copied-notice.tsx';
import { MenuTreeScreen } from '../menu-tree/menu-tree-screen.tsx';
import { MenuGroupFields } from './menu-groups/menu-group-fields.tsx';
import { menuGroupWordsOf } from './menu-groups/menu-group-texts.ts';
import { blankMenuGroup, menuGroupNames, menuGroupSections } from './menu-groups/menu-group-values.ts';

const screens = recordScreens({
  kind: 'menuGroups',
  entity: menuGroupEntity,
  one: 'menu group',
  many: 'menu groups',
  help: 'Menus and their groups.',
  firstStep: 'Begin with one menu, such as Dinner.',
  names: menuGroupNames,
  idOf: ({ menuGroupId }) => menuGroupId,
  nameOf: ({ name }) => name,
  blank: blankMenuGroup,
  columns: () => [],
  sections: menuGroupSections,
  wordsOf: menuGroupWordsOf,
  Fields: MenuGroupFields,
  Notice: CopiedNotice,
});

export const menuGroupScreens: RecordScreens = { ...screens, list: MenuTreeScreen };
