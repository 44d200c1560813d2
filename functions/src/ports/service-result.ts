// What a call to a service for domains comes to. None of them throws for what the service does.

export interface ServiceFailure {
  outcome: 'failed';
  /**
   * `forbidden`: our key may not do this; `taken`: somebody else has the name; `limited`: too many calls; `refused`: the service finds the
   * request faulty; `unreachable`: surely nothing has happened; `unclear`: no answer, or none that can be read: a write may have
   * happened.
   */
  reason: 'forbidden' | 'taken' | 'notFound' | 'limited' | 'refused' | 'unreachable' | 'unclear';
  /** Of `refused`, the service's own word for it: 'missing_txt_record', 'expected_price_mismatch'. */
  code?: string;
  /** The service's own words, for staff. */
  message?: string;
  /** Of `limited`, where the service says it: seconds to wait. */
  retryAfter?: number;
}

export interface ServiceAnswer<Value> {
  outcome: 'answered';
  value: Value;
}

export type ServiceResult<Value> = ServiceAnswer<Value> | ServiceFailure;
