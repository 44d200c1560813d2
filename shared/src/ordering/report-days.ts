/** The longest range of a report. Separate from the contract, whose schemas no screen loads. */
export const MAX_REPORT_DAYS = 366;
