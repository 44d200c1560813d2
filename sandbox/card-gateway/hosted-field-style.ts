// The `css` parameter of the hosted card field: rules with listed properties only, so that a page can dress the fields and do
// nothing else with them.

const families = ['background', 'border', 'font', 'margin', 'outline', 'padding', 'text'] as const;
const single: ReadonlySet<string> = new Set([
  ...['appearance', 'box-shadow', 'box-sizing', 'color', 'cursor', 'direction', 'display', 'float', 'height'],
  ...['letter-spacing', 'line-height', 'max-height', 'max-width', 'min-height', 'min-width', 'opacity'],
  ...['overflow', 'transition', 'vertical-align', 'visibility', 'white-space', 'width', 'word-spacing'],
]);

const isListed = (property: string): boolean => {
  const name = property.replace(/^-(webkit|moz|ms)-/, '');
  return single.has(name) || families.some((family) => name === family || name.startsWith(`${family}-`));
};

const SELECTOR = /^[\w\s#.,:>+~*[\]="'()-]+$/;
const VALUE = /^[\w\s#.,%()!"'/+*-]+$/;
/** What could load something or run. */
const RISKY = /url|image-set|expression|javascript|@|\\/i;

const AT_RULES = /@[^{};]*(;|\{([^{}]*\{[^{}]*\})*[^{}]*\})/g;

/** Everything else is left out. */
export function allowedStyle(css: string): string {
  const rules = css
    .slice(0, 8000)
    .replace(AT_RULES, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = '', body = '']) => ruleOf(selector.trim(), body)).join('\n');
}

function ruleOf(selector: string, body: string): string[] {
  if (!SELECTOR.test(selector)) return [];
  const declarations = body.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    const isFine = colon > 0 && isListed(property) && VALUE.test(value) && !RISKY.test(value);
    return isFine ? [`${property}: ${value}`] : [];
  });
  return declarations.length === 0 ? [] : [`${selector} { ${declarations.join('; ')} }`];
}
