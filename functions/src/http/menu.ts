// Handlers for the menu as staff arrange it.
import { arrangeMenu } from '../catalogue/arrange-menu.ts';
import type { RecordDeps } from '../records/authorize-restaurant.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

export const menuHandlers = (deps: RecordDeps): Pick<Handlers, 'arrangeMenu'> => ({
  arrangeMenu: answering(({ params, body, ...caller }) => arrangeMenu(deps, caller, params, body.changes)),
});
