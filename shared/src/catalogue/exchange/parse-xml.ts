// XML of unknown origin: no entities but the five of XML, no document type, a limit to its depth. Loads its library on the
// first use.
import { aFault, type FileFault } from './menu-file.ts';

/** An element with its attributes and children; `text` is its own text. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
}

export type XmlReading = { ok: true; root: XmlElement } | { ok: false; fault: FileFault };

const DEEPEST = 30;
const ATTRIBUTES = ':@';
const TEXT = '#text';

const broken = (message: string): XmlReading => ({ ok: false, fault: aFault(message) });

export async function parseXml(text: string): Promise<XmlReading> {
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    return broken('The file has a document type or entities of its own, which Bite does not read');
  const { XMLParser, XMLValidator } = await import('fast-xml-parser');
  const valid = XMLValidator.validate(text);
  if (valid !== true) return broken(`The file is not XML (line ${valid.err.line}): export it again`);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
  });
  let nodes: RawNode[];
  try {
    nodes = parser.parse(text) as RawNode[];
  } catch {
    return broken('The file cannot be read as XML: export it again');
  }
  const root = nodes.map((node) => elementOf(node, 0)).find((element) => element !== undefined);
  if (!root) return broken('The file is empty');
  if (isTooDeep(root)) return broken(`The file is nested more than ${DEEPEST} levels deep`);
  return { ok: true, root };
}

type RawNode = Readonly<Record<string, unknown>>;

/** A marker of what lies deeper than the limit. */
const TOO_DEEP = '#too-deep';

function elementOf(node: RawNode, depth: number): XmlElement | undefined {
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES && key !== TEXT);
  if (name === undefined) return undefined;
  if (depth > DEEPEST) return { name: TOO_DEEP, attributes: {}, children: [], text: '' };
  const inside = node[name] as RawNode[];
  const texts = inside.flatMap((child) => (TEXT in child ? [String(child[TEXT])] : []));
  return {
    name,
    attributes: (node[ATTRIBUTES] ?? {}) as Record<string, string>,
    children: inside.flatMap((child) => elementOf(child, depth + 1) ?? []),
    text: texts.join('').trim(),
  };
}

const isTooDeep = ({ name, children }: XmlElement): boolean => name === TOO_DEEP || children.some(isTooDeep);

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The elements in the list element: `menu_item` in `menu_items`. */
export const listedIn = (element: XmlElement, list: string, name: string): XmlElement[] =>
  childrenOf(element, list).flatMap((one) => childrenOf(one, name));

export const textIn = (element: XmlElement, name: string): string =>
  childrenOf(element, name)
    .map(({ text }) => text)
    .find((text) => text !== '') ?? '';
