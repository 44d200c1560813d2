// What staff wrote in paragraphs, with empty lines between them.

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

interface ParagraphsProps {
  text: string;
  /** If it is not the page's. */
  language: string | undefined;
}

export function Paragraphs({ text, language }: ParagraphsProps) {
  return paragraphsOf(text).map((paragraph) => (
    <p key={paragraph} lang={language} className="whitespace-pre-line">
      {paragraph}
    </p>
  ));
}
