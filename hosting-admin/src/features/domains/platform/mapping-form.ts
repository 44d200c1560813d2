// What site administrators change of a mapping: its name, besides what its staff may.

import { domainMappingEntity } from '@bite/shared/domains/domain-mapping.schema';
import { unicodeDomain } from '@bite/shared/domains/shown-domain';
import type { z } from 'zod';
import { formResolver } from '../../../lib/form-resolver.ts';
import { domainSettings, settingsOf } from '../domain-form.ts';
import type { Mapping } from './mapping-queries.ts';

const mappingForm = domainSettings.extend({ domain: domainMappingEntity.fields.domain });

export type MappingValues = z.input<typeof mappingForm>;
export type MappingOutput = z.output<typeof mappingForm>;

export const mappingResolver = formResolver<MappingOutput, MappingValues>(mappingForm);

export const mappingValuesOf = (mapping: Mapping): MappingValues => ({
  ...settingsOf(mapping),
  domain: unicodeDomain(mapping.domain),
});
