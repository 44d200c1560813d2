// Classifies the gateway's error answers (I8.1-02). Codes come as text or number, and count more than the HTTP status.

export const authenticationCodes = ['65', 'AUTH_ERROR'] as const;
export const dataCodes = ['49', 'DATA_ERROR'] as const;

export type GatewayErrorKind =
  | 'badRequest'
  | 'notFound'
  | 'validation'
  | 'authentication'
  | 'data'
  | 'unknown';

export interface GatewayErrorBody {
  message?: string | undefined;
  errorcode?: string | number | undefined;
}

/** `status` is the HTTP status. 'unknown' without message and code, or for a status that says nothing. */
export function gatewayErrorKind(status: number, body: GatewayErrorBody): GatewayErrorKind {
  const code = String(body.errorcode ?? '').trim();
  if (has(dataCodes, code)) return 'data';
  if (has(authenticationCodes, code) || status === 401) return 'authentication';
  if (code) return 'validation';
  if (!body.message?.trim()) return 'unknown';
  if (status === 400) return 'badRequest';
  return status === 404 ? 'notFound' : 'unknown';
}

const has = (codes: readonly string[], code: string): boolean => codes.includes(code);
