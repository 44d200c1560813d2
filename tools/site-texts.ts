// The texts in a source file of the guests' site: those that go through the catalogue, and those that do not.
import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

export interface SiteTexts {
  /** English sources, as the catalogue is keyed by them. */
  messages: string[];
  /** Texts that a guest would read in English on any page. */
  untranslated: string[];
}

/** The functions of shared/src/kernel/translate.ts and ui/phrase.tsx, and the argument that is the key. */
const translators: Readonly<Record<string, number>> = {
  t: 0,
  message: 0,
  phrase: 0,
  withClock: 0,
  plural: 2,
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The node's own parts, without types. */
function partsOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => !/^(typeAnnotation|typeArguments|typeParameters|returnType)$/.test(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

const isTypes = ({ type }: Node): boolean => /^(TSType|TSInterface|Import|ExportAll)/.test(type);

/** What is written in an argument, in all branches of a condition. */
function literalsIn(node: Node): string[] {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].filter(isNode).flatMap(literalsIn);
  if (node.type === 'TSAsExpression' && isNode(node['expression'])) return literalsIn(node['expression']);
  return [];
}

function calledName(node: Node): string | undefined {
  const callee = node['callee'];
  return node.type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier'
    ? String(callee['name'])
    : undefined;
}

/** Parts of the code whose words nobody reads: classes, errors for developers, what is compared, names of properties. */
function isForMachines(node: Node): boolean {
  if (node.type === 'JSXAttribute') {
    const name = isNode(node['name']) ? String(node['name']['name']) : '';
    return /class/i.test(name) || name === 'd' || name === 'sizes';
  }
  if (node.type === 'NewExpression' || node.type === 'ThrowStatement') return true;
  if (node.type === 'BinaryExpression') return /^[=!]==?$/.test(String(node['operator']));
  return /Class(Of)?$/.test(calledName(node) ?? '');
}

/** A capitalised word, or words with a space between them that are no class names. */
function readsAsText(text: string): boolean {
  const plain = text.trim();
  if (/^\p{Lu}\p{Ll}+/u.test(plain)) return true;
  return /\p{L}{2,} \p{L}{2,}/u.test(plain) && !/[-:[\]/#;=<>{}]|\d/.test(plain);
}

/** The arguments of a call that translates, without the texts that it names; undefined for any other node. */
function translated(node: Node): { sources: string[]; others: Node[] } | undefined {
  const name = calledName(node) ?? '';
  if (!Object.hasOwn(translators, name)) return undefined;
  const given = (node['arguments'] as Node[]) ?? [];
  const source = given[translators[name] ?? 0];
  const others = given.flatMap((one) => {
    if (literalsIn(one).length === 0) return [one];
    return one.type === 'ConditionalExpression' && isNode(one['test']) ? [one['test']] : [];
  });
  return { sources: source ? literalsIn(source) : [], others };
}

/** The words of a node itself, not of its parts. */
function wordsOf(node: Node): string[] {
  if (node.type === 'JSXText') return /\p{L}{2,}/u.test(String(node['value'])) ? [String(node['value'])] : [];
  const text = node.type === 'TemplateElement' ? (node['value'] as { cooked: string }).cooked : node['value'];
  const isWritten = node.type === 'TemplateElement' || node.type === 'Literal';
  return isWritten && typeof text === 'string' && readsAsText(text) ? [text] : [];
}

export function textsIn(file: string, source: string): SiteTexts {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: SiteTexts = { messages: [], untranslated: [] };
  const visit = (node: Node): void => {
    if (isTypes(node) || isForMachines(node)) return;
    const call = translated(node);
    found.messages.push(...(call?.sources ?? []));
    if (!call) found.untranslated.push(...wordsOf(node).map((words) => words.trim()));
    const isProperty = node.type === 'Property' && isNode(node['value']);
    const parts = isProperty ? [node['value'] as Node] : partsOf(node);
    for (const part of call?.others ?? parts) visit(part);
  };
  visit(program as unknown as Node);
  return found;
}

/** The names in braces: 'count', 'item'. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();
