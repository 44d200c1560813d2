// Converts the values of inputs that are not text.

/** For `register`: an empty input has no value. */
export const optionalText = {
  setValueAs: (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
};

/** For `register`: an empty input has no value, anything else is a number. */
export const optionalNumber = {
  setValueAs: (value: unknown) =>
    value === '' || value === null || value === undefined ? undefined : Number(value),
};
