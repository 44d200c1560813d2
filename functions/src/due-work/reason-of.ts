/** The code or name of an error: messages of outside services may contain personal data. */
export function reasonOf(error: unknown): string {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return String(code ?? name);
}
