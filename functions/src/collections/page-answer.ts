// What the answer of a list says besides its records: the unreadable ones, and the token of the next page.
import type { RecordPage } from '../ports/records.ts';

export interface PageAnswer {
  /** Stored, but not as a record of this kind is: whoever reads the list is told which and why. */
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
