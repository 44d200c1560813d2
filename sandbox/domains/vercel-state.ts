// What the simulated Vercel knows.

export type VercelState = Record<string, never>;

export const firstVercelState = (): VercelState => ({});
