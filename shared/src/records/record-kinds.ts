// Every kind of record below a restaurant: schemas, references and permissions. With the names in record-names.ts, which
// browsers load, endpoints, write path, counts and deletion checks are derived from this table.
import type { z } from 'zod';
import { course, courseEntity } from '../catalogue/course.schema.ts';
import { item, itemEntity } from '../catalogue/item.schema.ts';
import { menuGroup, menuGroupEntity } from '../catalogue/menu-group.schema.ts';
import { modifierGroup, modifierGroupEntity } from '../catalogue/modifier-group.schema.ts';
import { itemReferences, menuGroupReferences, type References } from '../catalogue/references.ts';
import { salesCategory, salesCategoryEntity } from '../catalogue/sales-category.schema.ts';
import { tag, tagEntity } from '../catalogue/tag.schema.ts';
import { taxRate, taxRateEntity } from '../catalogue/tax-rate.schema.ts';
import { type PrepStation, prepStation, prepStationEntity } from '../equipment/prep-station.schema.ts';
import { type Printer, printer, printerEntity } from '../equipment/printer.schema.ts';
import { deliveryZone, deliveryZoneEntity } from '../ordering/delivery-zone.schema.ts';
import { type Promotion, promotion, promotionEntity } from '../ordering/promotion.schema.ts';
import { type Employee, employee, employeeEntity } from '../people/employee.schema.ts';
import { jobTitle, jobTitleEntity } from '../people/job-title.schema.ts';
import type { RecordKind } from './record-names.ts';

/** Which permission a kind needs: `${area}.read` and `${area}.write` are actions of identity/roles.ts. */
export type RecordArea = 'catalogue' | 'people' | 'equipment';

const promotionReferences = {
  itemIds: 'items',
  menuGroupIds: 'menuGroups',
} as const satisfies References<Promotion>;
const printerReferences = { backupPrinterId: 'printers' } as const satisfies References<Printer>;
const prepStationReferences = {
  otherStationIds: 'prepStations',
  ticketPrinterId: 'printers',
} as const satisfies References<PrepStation>;
const employeeReferences = { 'jobAssignments.jobId': 'jobs' } as const satisfies References<Employee>;

/** `shown` is how readers get it: what some may not see is optional there. */
export const recordKindTable = {
  items: {
    entity: itemEntity,
    shown: item,
    idField: 'itemId',
    references: itemReferences,
    area: 'catalogue',
  },
  menuGroups: {
    entity: menuGroupEntity,
    shown: menuGroup,
    idField: 'menuGroupId',
    references: menuGroupReferences,
    area: 'catalogue',
  },
  modifierGroups: {
    entity: modifierGroupEntity,
    shown: modifierGroup,
    idField: 'modifierGroupId',
    references: {},
    area: 'catalogue',
  },
  taxRates: {
    entity: taxRateEntity,
    shown: taxRate,
    idField: 'taxRateId',
    references: {},
    area: 'catalogue',
  },
  deliveryZones: {
    entity: deliveryZoneEntity,
    shown: deliveryZone,
    idField: 'deliveryZoneId',
    references: {},
    area: 'catalogue',
  },
  salesCategories: {
    entity: salesCategoryEntity,
    shown: salesCategory,
    idField: 'salesCategoryId',
    references: {},
    area: 'catalogue',
  },
  courses: {
    entity: courseEntity,
    shown: course,
    idField: 'courseId',
    references: {},
    area: 'catalogue',
  },
  tags: {
    entity: tagEntity,
    shown: tag,
    idField: 'tagId',
    references: {},
    area: 'catalogue',
  },
  employees: {
    entity: employeeEntity,
    shown: employee,
    idField: 'employeeId',
    references: employeeReferences,
    area: 'people',
  },
  jobs: {
    entity: jobTitleEntity,
    shown: jobTitle.extend({ defaultWage: jobTitle.shape.defaultWage.unwrap().optional() }),
    idField: 'jobId',
    references: {},
    area: 'people',
  },
  prepStations: {
    entity: prepStationEntity,
    shown: prepStation,
    idField: 'prepStationId',
    references: prepStationReferences,
    area: 'equipment',
  },
  printers: {
    entity: printerEntity,
    shown: printer,
    idField: 'printerId',
    references: printerReferences,
    area: 'equipment',
  },
  promotions: {
    entity: promotionEntity,
    shown: promotion,
    idField: 'promotionId',
    references: promotionReferences,
    area: 'catalogue',
  },
} as const satisfies Record<RecordKind, RecordKindDefinition>;

export interface RecordKindDefinition {
  readonly entity: RecordEntity;
  readonly shown: z.ZodType;
  /** The field that holds the numeric id, which is also the document's. */
  readonly idField: string;
  readonly references: References;
  readonly area: RecordArea;
}

/** What is common to what `entity` makes. */
export interface RecordEntity {
  readonly name: string;
  readonly serverFields: ReadonlySet<string>;
  readonly stored: z.ZodType;
  readonly create: z.ZodType;
  readonly update: z.ZodType;
  /** VALIDATION_FAILED where it is no such record. */
  parse(record: unknown): object;
  /** The record after a change as `update` reads it, checked as a whole. */
  apply(current: never, changed: never): object;
}

export type RecordKindTable = typeof recordKindTable;
