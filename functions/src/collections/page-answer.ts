// The parts of a list's answer besides its records: unreadable records and the token of the next page.
import type { RecordPage } from '../ports/records.ts';

export interface PageAnswer {
  /** Stored records that do not match their schema, with the reason. */
  unreadable?: { recordId: string; reason: string }[];
  nextPageToken?: string;
}

export const pageAnswerOf = ({
  unreadable,
  nextPageToken,
}: Omit<RecordPage<unknown>, 'found'>): PageAnswer => ({
  ...(unreadable && { unreadable: unreadable.map(({ id, reason }) => ({ recordId: id, reason })) }),
  ...(nextPageToken !== undefined && { nextPageToken }),
});
