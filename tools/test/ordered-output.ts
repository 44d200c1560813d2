// Orders the output of parts that run in parallel, so that each part's lines stay together: the first unfinished part is
// shown live, the output of the others is kept until their turn.

export interface PartOutput {
  write(text: string): void;
  end(): void;
}

/** One output per part, in the order in which they are shown. Output after a part's turn is shown at once. */
export function orderedOutputs(parts: number, write: (text: string) => void): PartOutput[] {
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
