/** A code or a name: messages of outside services may hold people's data. */
export function reasonOf(error: unknown): string {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return String(code ?? name);
}
