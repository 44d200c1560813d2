// Plans how a menu is written: validates every entity and reference, and finds what stays unchanged. Stores nothing.
import { sentFieldsOf } from '@bite/shared/catalogue/exchange/menu-entities';
import { MOST_FAULTS } from '@bite/shared/catalogue/exchange/menu-file';
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
import { type Fields, isSameContent } from '@bite/shared/kernel/fields';
import { plainMessage } from '@bite/shared/kernel/plain-messages';
import type { z } from 'zod';
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
  /** The draft is a menu that is stored already: its texts and lists may be longer than what anybody may send. */
  isStored?: boolean | undefined;
}

/** Of one record: a list of thousands may be wrong throughout. */
const MOST_OF_A_RECORD = 100;

/** UTF-8 bytes. A document holds 1 MiB, and its indexes take some. */
const LARGEST_RECORD = 900_000;
const TOO_LARGE = 'This has too much in it to be stored: its lists or texts must be shorter';

/** Not a real id: stands for a broken reference until its error is thrown. */
const NOWHERE = Number.MAX_SAFE_INTEGER;

const noIds = (): ImportedIds => ({
  ...byMenuKind(() => ({})),
  modifiers: {},
  sizes: {},
});

/** Throws VALIDATION_FAILED with every error (MenuFault) under `details.faults`, or as many as anybody corrects. */
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

const at = (field: string, issue: z.core.$ZodIssue): z.core.$ZodIssue => ({
  ...issue,
  path: [field, ...issue.path],
});

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
    const planned = (drafts as Draft<MenuDraft[Kind][number]['fields']>[]).flatMap((draft) =>
      this.isHopeless ? [] : (this.planOne(kind, draft) ?? []),
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
    const { values, issues: refusals } = this.sentValues(kind, entity, before);
    const parsed = menuSchemas[kind].safeParse({ ...entity, ...values }, { error: plainMessage });
    const refusedFields = new Set(refusals.map(({ path: [first] }) => first));
    const others = parsed.error?.issues.filter(({ path: [first] }) => !refusedFields.has(first)) ?? [];
    const issues = [...refusals, ...others]
      .slice(0, MOST_OF_A_RECORD)
      .map(({ path, message }) => ({ field: path.join('.'), message }));
    const { currency } = this.options;
    const amounts = currency === undefined ? [] : moneyErrors(entity as Priced, currency);
    const refused = new Set(issues.map(({ field }) => field));
    const all = [...issues, ...amounts.filter((one) => !refused.has(one.field))];
    for (const { field, message } of all.slice(0, MOST_OF_A_RECORD)) this.fault(kind, draft, field, message);
    if (!parsed.success || refusals.length > 0) return undefined;
    const planned = this.note(kind, before, parsed.data as Menu[Kind][number]);
    if (planned !== before && Buffer.byteLength(JSON.stringify(planned)) > LARGEST_RECORD)
      this.fault(kind, draft, '', TOO_LARGE);
    return planned;
  }

  /**
   * The values of fields as they may be sent, which has narrower limits than what is stored: a value that is stored already
   * is taken as it is.
   */
  private sentValues(
    kind: MenuKind,
    entity: Fields,
    before: object | undefined,
  ): { values: Fields; issues: readonly z.core.$ZodIssue[] } {
    if (this.options.isStored) return { values: {}, issues: [] };
    const stored = (before ?? {}) as Fields;
    const issues: z.core.$ZodIssue[] = [];
    const values: Record<string, unknown> = {};
    for (const [field, schema] of Object.entries(sentFieldsOf(kind))) {
      const value = entity[field];
      if (before && isSameContent({ is: stored[field] }, { is: value })) continue;
      const sent = schema.safeParse(value, { error: plainMessage });
      if (sent.success) values[field] = sent.data;
      else issues.push(...sent.error.issues.slice(0, MOST_OF_A_RECORD).map((one) => at(field, one)));
    }
    return { values, issues };
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
    if (this.isHopeless) return;
    this.faults.push({ kind, key, name: fields.name ?? '', field, message });
  }

  /** Whether there are more faults than anybody corrects: going on makes no sense. */
  private get isHopeless(): boolean {
    return this.faults.length >= MOST_FAULTS;
  }

  checkParents(): void {
    if (this.isHopeless) return;
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
