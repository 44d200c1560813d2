// The HTML page of the strip of featured items.

export interface EmbedShell {
  html(): Promise<string>;
}
