// Structured log lines. Never put secrets, tokens or people's data in `fields`.

export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}
