// A slug names a restaurant in an address; two names that make one slug count as the same (C3-07, O5-14).

/** Lowercase, each run of other characters one hyphen, none at the ends; '' when nothing is left. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
