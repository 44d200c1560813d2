// What site administrators change of a mapping: more than its staff may.
import { domainMappingEntity } from '@bite/shared/domains/domain-mapping.schema';
import type { z } from 'zod';
import { formResolver } from '../../../lib/form-resolver.ts';
import { domainSettings, settingsOf } from '../domain-form.ts';
import type { Mapping } from './mapping-queries.ts';

const { domain, domainType } = domainMappingEntity.fields;

export const mappingForm = domainSettings.extend({ domain, domainType });

export type MappingValues = z.input<typeof mappingForm>;
export type MappingOutput = z.output<typeof mappingForm>;

export const mappingResolver = formResolver<MappingOutput, MappingValues>(mappingForm);

export const mappingValuesOf = (mapping: Mapping): MappingValues => ({
  ...settingsOf(mapping),
  domain: mapping.domain,
  domainType: mapping.domainType,
});
