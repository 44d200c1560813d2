// Stores a diner's signature with an approved payment (I5.2-13).
import { z } from 'zod';
import { gatewayVerdict } from './answer-fields.schema.ts';
import { merchantId, retref, signature } from './fields.schema.ts';

export const signatureRequest = z.strictObject({ merchid: merchantId, retref, signature });
export const signatureAnswer = gatewayVerdict;
