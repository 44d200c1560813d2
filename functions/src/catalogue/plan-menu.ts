// Plans how a menu is written: validates every entity and reference, and finds what stays unchanged. Stores nothing.
import {
  byMenuKind,
  emptyMenu,
  type ImportedIds,
  idFields,
  idOf,
  type Menu,
  type MenuKind,
  menuKinds,
  menuSchemas,
} from '@bite/shared/catalogue/menu.schema';
import type { Draft, MenuDraft, Reference } from '@bite/shared/catalogue/menu-draft';
import { BELOW_ITSELF, groupsBelowThemselves } from '@bite/shared/catalogue/menu-tree';
import { moneyErrors, type Priced } from '@bite/shared/catalogue/money-errors';
import { missingMessage } from '@bite/shared/catalogue/references';
import { DomainError } from '@bite/shared/kernel/errors';
import { isSameContent } from '@bite/shared/kernel/fields';
import { plainMessage } from '@bite/shared/kernel/plain-messages';
import { type Resolver, resolvers } from './resolve-draft.ts';

export interface MenuFault {
  kind: MenuKind;
  /** The draft's key. */
  key: string;
  name: string;
  field: string;
  message: string;
}

export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
}

export interface MenuPlan {
  /** The whole menu after the change. */
  menu: Menu;
  create: Menu;
  replace: Menu;
  counts: Record<MenuKind, Counts>;
  /** The id of every draft and part, by its key. */
  ids: ImportedIds;
}

export interface PlanOptions {
  newId: (kind: MenuKind) => number;
  newGuid: () => string;
  /** ISO time. */
  now: string;
  /** ISO 4217: amounts with more decimals than it has are refused. */
  currency?: string | undefined;
}

/** Not a real id: stands for a broken reference until its error is thrown. */
const NOWHERE = Number.MAX_SAFE_INTEGER;

const noIds = (): ImportedIds => ({
  ...byMenuKind(() => ({})),
  modifiers: {},
  sizes: {},
});

/** Throws VALIDATION_FAILED with every error (MenuFault) under `details.faults`. */
export function planMenu(stored: Menu, draft: MenuDraft, options: PlanOptions): MenuPlan {
  const planner = new Planner(stored, options);
  for (const kind of menuKinds) planner.giveIds(kind, draft[kind]);
  for (const kind of menuKinds) planner.plan(kind, draft[kind]);
  planner.checkParents();
  if (planner.faults.length === 0) return planner.result;
  const [first, ...others] = planner.faults;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  const message = `${first?.name || first?.key}: ${first?.field}: ${first?.message}${more}`;
  throw new DomainError('VALIDATION_FAILED', message, { faults: planner.faults });
}

class Planner {
  readonly faults: MenuFault[] = [];
  readonly result: MenuPlan;
  private readonly stored: { [Kind in MenuKind]: Map<number, Menu[Kind][number]> };
  /** The ids that drafts use. */
  private readonly given = byMenuKind(() => new Set<number>());
  private readonly options: PlanOptions;

  constructor(stored: Menu, options: PlanOptions) {
    this.options = options;
    const byId = <Kind extends MenuKind>(kind: Kind) =>
      new Map<number, Menu[Kind][number]>(
        stored[kind].map((entity: Menu[Kind][number]) => [idOf(kind, entity), entity]),
      );
    this.stored = byMenuKind(byId) as unknown as typeof this.stored;
    const none = (): Counts => ({ created: 0, updated: 0, unchanged: 0 });
    this.result = {
      menu: { ...stored },
      create: emptyMenu(),
      replace: emptyMenu(),
      counts: byMenuKind(none),
      ids: noIds(),
    };
  }

  /** Throws ID_COLLISION if a new id is taken because the counter lags behind (C8-01). */
  giveIds<Kind extends MenuKind>(kind: Kind, drafts: MenuDraft[Kind]): void {
    const ids: Record<string, number> = this.result.ids[kind];
    for (const { key, id } of drafts) {
      const own = id ?? this.options.newId(kind);
      ids[key] = own;
      this.given[kind].add(own);
      if (id !== undefined || !this.stored[kind].has(own)) continue;
      throw new DomainError(
        'ID_COLLISION',
        `${idFields[kind]} ${own} already exists. Counter may be out of sync.`,
      );
    }
  }

  plan<Kind extends MenuKind>(kind: Kind, drafts: MenuDraft[Kind]): void {
    const planned = (drafts as Draft<MenuDraft[Kind][number]['fields']>[]).flatMap(
      (draft) => this.planOne(kind, draft) ?? [],
    );
    const ids = new Set(planned.map((entity) => idOf(kind, entity)));
    const others = (this.result.menu[kind] as Menu[Kind][number][]).filter(
      (entity) => !ids.has(idOf(kind, entity)),
    );
    this.result.menu[kind] = [...others, ...planned] as Menu[Kind];
  }

  private planOne<Kind extends MenuKind>(
    kind: Kind,
    draft: Draft<MenuDraft[Kind][number]['fields']>,
  ): Menu[Kind][number] | undefined {
    const id = this.result.ids[kind][draft.key] ?? 0;
    const before = this.stored[kind].get(id) as Menu[Kind][number] | undefined;
    const fields = before ? draft.fields : { ...draft.initially, ...draft.fields };
    const { newGuid, now } = this.options;
    const entity = {
      ...(before ?? { guid: newGuid(), createdAt: now }),
      ...resolvers[kind](fields, before, this.resolverFor(kind, draft)),
      [idFields[kind]]: id,
      updatedAt: before?.updatedAt ?? now,
    };
    const parsed = menuSchemas[kind].safeParse(entity, { error: plainMessage });
    const issues =
      parsed.error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? [];
    const { currency } = this.options;
    const amounts = currency === undefined ? [] : moneyErrors(entity as Priced, currency);
    const refused = new Set(issues.map(({ field }) => field));
    for (const { field, message } of [...issues, ...amounts.filter((one) => !refused.has(one.field))])
      this.fault(kind, draft, field, message);
    if (!parsed.success) return undefined;
    return this.note(kind, before, parsed.data as Menu[Kind][number]);
  }

  private note<Kind extends MenuKind>(
    kind: Kind,
    before: Menu[Kind][number] | undefined,
    planned: Menu[Kind][number],
  ): Menu[Kind][number] {
    const counts = this.result.counts[kind];
    if (!before) {
      counts.created += 1;
      (this.result.create[kind] as Menu[Kind][number][]).push(planned);
      return planned;
    }
    if (isSameContent(before, planned)) {
      counts.unchanged += 1;
      return before;
    }
    counts.updated += 1;
    const updated = { ...planned, updatedAt: this.options.now };
    (this.result.replace[kind] as Menu[Kind][number][]).push(updated);
    return updated;
  }

  private resolverFor(kind: MenuKind, draft: Draft<{ name?: string | undefined }>): Resolver {
    const { ids } = this.result;
    return {
      newGuid: this.options.newGuid,
      optionId: (key) => ids.modifiers[key],
      keep: (part, key, id) => {
        ids[part][key] = id;
      },
      idOf: (target, reference, field) => {
        const id = this.idBehind(target, reference);
        if (id === undefined) this.fault(kind, draft, field, missingMessage(target, reference));
        return id ?? NOWHERE;
      },
    };
  }

  private idBehind(kind: MenuKind, reference: Reference): number | undefined {
    const { ids } = this.result;
    if (typeof reference === 'string') return ids[kind][reference];
    return this.stored[kind].has(reference) || this.given[kind].has(reference) ? reference : undefined;
  }

  private fault(
    kind: MenuKind,
    { key, fields }: Draft<{ name?: string | undefined }>,
    field: string,
    message: string,
  ): void {
    this.faults.push({ kind, key, name: fields.name ?? '', field, message });
  }

  checkParents(): void {
    const { menu, create, replace } = this.result;
    const written = new Set(
      [...create.menuGroups, ...replace.menuGroups].map(({ menuGroupId }) => menuGroupId),
    );
    for (const { menuGroupId, name } of groupsBelowThemselves(menu.menuGroups)) {
      if (!written.has(menuGroupId)) continue;
      this.faults.push({
        kind: 'menuGroups',
        key: String(menuGroupId),
        name,
        field: 'parentId',
        message: BELOW_ITSELF,
      });
    }
  }
}
