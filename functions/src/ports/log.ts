// Structured log lines. Never put secrets, tokens or personal data in `fields`.

export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}
