// A colour as a swatch with its name: '#c2410c', or a word that another program stored.
export function ColourMark({ colour }: { colour: string | undefined }) {
  if (!colour) return null;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        style={{ backgroundColor: colour }}
        className="size-4 shrink-0 rounded-full border border-strong-line"
      />
      <span className="truncate">{colour}</span>
    </span>
  );
}
