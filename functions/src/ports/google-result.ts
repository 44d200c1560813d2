// What a call to one of Google's services comes to. None of them throws for what the service does.

/** Why a call brought nothing about, or nothing that is known. */
export interface GoogleFailure {
  outcome: 'failed';
  /**
   * `revoked`: the access token is not good (any more); `forbidden`: the person or the key may not do this; `limited`: too many
   * calls; `refused`: the service finds the request faulty; `unreachable`: surely nothing has happened; `unclear`: no answer, or
   * none that can be read: a write may have happened.
   */
  reason: 'revoked' | 'forbidden' | 'limited' | 'notFound' | 'refused' | 'unreachable' | 'unclear';
  /** Of `limited`, where the service says it: seconds to wait. */
  retryAfter?: number;
  /** The service's own words, for staff. */
  message?: string;
  /** The field that was wrong, as the service names it: 'profile.description'. */
  field?: string;
}

export interface GoogleAnswer<Value> {
  outcome: 'answered';
  value: Value;
}

export type GoogleResult<Value> = GoogleAnswer<Value> | GoogleFailure;

/** A part of a list, and where its next part begins; the last part has no token. */
export interface GooglePage<Item> {
  items: Item[];
  nextPageToken?: string;
}
