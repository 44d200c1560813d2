// How long a deleted record can be brought back.

export const DELETED_RECORDS_DAYS = 30;
