// What staff wrote in paragraphs, with empty lines between them.

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

export function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph) => (
    <p key={paragraph} className="whitespace-pre-line">
      {paragraph}
    </p>
  ));
}
