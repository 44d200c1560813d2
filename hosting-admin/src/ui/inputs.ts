// How inputs that are not text give their values to a form.

/** For `register`: an empty input holds nothing. */
export const optionalText = {
  setValueAs: (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
};

/** For `register`: an empty input holds nothing, anything else a number. */
export const optionalNumber = {
  setValueAs: (value: unknown) =>
    value === '' || value === null || value === undefined ? undefined : Number(value),
};
