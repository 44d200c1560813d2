// The page into which the strip of featured items draws itself.

export interface EmbedShell {
  html(): Promise<string>;
}
