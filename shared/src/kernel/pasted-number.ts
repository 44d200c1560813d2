// Reads a number as people write it elsewhere: '9,50', '$1,234.50', '1.234,50 €', '1 234,50'.
const SPACED = String.raw`['’ \u00a0\u202f]`;
const plain = /^-?(\d+\.?\d*|\.\d+)$/;
const withComma = /^-?\d*,\d+$/;
const ambiguous = /^-?[1-9]\d{0,2},\d{3}$/;
const grouped = new RegExp(
  String.raw`^-?\d{1,3}(?<mark>[.,]|${SPACED})\d{3}(\k<mark>\d{3})*(?!\k<mark>)[.,]\d+$`,
);
const groupedWhole = new RegExp(String.raw`^-?\d{1,3}(([.,])\d{3}(\2\d{3})+|(${SPACED})\d{3}(\4\d{3})*)$`);

/** As a number input takes it; undefined where it is no number, or '1,234', which is read in two ways. */
export function pastedNumber(text: string): string | undefined {
  const bare = text.trim().replace(/^[^\d.,-]+|[^\d.,]+$/g, '');
  if (plain.test(bare)) return bare;
  if (withComma.test(bare)) return ambiguous.test(bare) ? undefined : bare.replace(',', '.');
  if (groupedWhole.test(bare)) return bare.replace(/[^\d-]/g, '');
  if (!grouped.test(bare)) return undefined;
  const point = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  return `${bare.slice(0, point).replace(/[^\d-]/g, '')}.${bare.slice(point + 1)}`;
}
