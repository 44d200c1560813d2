// Attributes of a location in the answers of the business-listing service (I3.8-04). Unknown fields and values are accepted.
import { z } from 'zod';

export const serviceAttribute = z.looseObject({
  /** 'attributes/has_takeout' */
  name: z.string(),
  valueType: z.string().optional(),
  values: z.array(z.union([z.string(), z.number(), z.boolean()])).optional(),
  repeatedEnumValue: z.looseObject({ setValues: z.array(z.string()).optional() }).optional(),
  uriValues: z.array(z.looseObject({ uri: z.string().optional() })).optional(),
});

export const serviceAttributes = z.looseObject({ attributes: z.array(serviceAttribute).default([]) });

export type ServiceAttribute = z.output<typeof serviceAttribute>;
