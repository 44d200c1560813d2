// What several parts say while they run side by side, each part's lines together: the first that has not ended is read as
// it speaks, what the others say is kept until it is their turn.

export interface Voice {
  write(text: string): void;
  end(): void;
}

/** As many voices as parts, in the order in which they are to be read. What one says after its turn is read at once. */
export function inTurn(parts: number, write: (text: string) => void): Voice[] {
  const kept = Array.from({ length: parts }, () => ({ text: '', hasEnded: false }));
  let turn = 0;
  const passOn = (): void => {
    while (kept[turn]?.hasEnded) write(kept[++turn]?.text ?? '');
  };
  return kept.map((part, index) => ({
    write(text) {
      if (index <= turn) write(text);
      else part.text += text;
    },
    end() {
      part.hasEnded = true;
      passOn();
    },
  }));
}
