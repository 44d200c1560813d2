/** Whether the history does not hold this former value completely: it cuts long values and masks secrets. */
export const isIncompleteValue = (field: string, value: unknown): boolean =>
  field === '…' ||
  (value !== undefined && /•••|… \(cut, \d+ characters\)$/.test(JSON.stringify(value).replace(/"$/, '')));
