// Makes weaker rules out of good ones, one spot at a time: a test must notice each.
import { type Allow, type Node, nodesOf, parseRules, type Rules } from './parse-rules.ts';

export interface Mutant {
  /** 'line 12: without `isBounded()`'. */
  readonly title: string;
  readonly rules: string;
  /** The affected allows, by path; for a changed function, every allow that calls it. */
  readonly paths: readonly string[];
}

export interface Vocabulary {
  /** Lists of words: a list in the rules that only contains words of one of them is widened by its other words. */
  readonly words: readonly (readonly string[])[];
}

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'];

interface Change {
  start: number;
  end: number;
  by: string;
  what: string;
}

export const pathText = (path: readonly string[]): string => path.join('/');

const part = ({ text }: Rules, { start, end }: { start: number; end: number }): string =>
  text.slice(start, end);
const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 90);

function dropped(rules: Rules, node: Node): Change[] {
  if (node.kind !== 'and') return [];
  return node.parts.map((operand) => ({
    ...operand,
    by: 'true',
    what: `without \`${short(part(rules, operand))}\``,
  }));
}

function always(rules: Rules, node: Node): Change[] {
  const isCondition = node.kind === 'and' || node.kind === 'or' || node.kind === 'comparison';
  return isCondition ? [{ ...node, by: 'true', what: `always \`${short(part(rules, node))}\`` }] : [];
}

/** Moves a bound by one; or includes the bound itself if it is exclusive. */
function loosened(rules: Rules, node: Node): Change[] {
  const [left, right] = node.parts;
  if (node.kind !== 'comparison' || !left || right?.kind !== 'number') return [];
  const bound = part(rules, right);
  const by = node.operator === '>' ? `>= ${bound}` : `${node.operator} ${Number(bound) + 1}`;
  return [{ start: left.end, end: node.end, by: ` ${by}`, what: `${short(part(rules, left))} ${by}` }];
}

/** A pattern accepts one additional character. */
function lengthened(rules: Rules, node: Node): Change[] {
  if (node.kind !== 'text') return [];
  const text = part(rules, node);
  const longer = text.replace(/,(\d+)\}/, (_, most: string) => `,${Number(most) + 1}}`);
  return longer === text ? [] : [{ ...node, by: longer, what: `the pattern ${longer}` }];
}

const wordsOf = (rules: Rules, { parts }: Node): string[] =>
  parts.map((one) => part(rules, one).slice(1, -1));
const isWordList = ({ kind, parts }: Node): boolean =>
  kind === 'list' && parts.every((one) => one.kind === 'text');

/** The lists of a map share their words; a key of the map is not a word of its own list. */
function widened(rules: Rules, node: Node, { words }: Vocabulary): Change[] {
  const lists = node.kind === 'map' ? node.parts.filter(isWordList) : [];
  const known = lists.flatMap((list) => wordsOf(rules, list));
  return lists.flatMap((list) => {
    const key = /'(\w+)':\s*$/.exec(rules.text.slice(0, list.start))?.[1];
    return additions(rules, list, words, known).filter(({ what }) => !what.includes(`'${key}'`));
  });
}

function additions(rules: Rules, list: Node, words: Vocabulary['words'], known: readonly string[]): Change[] {
  const own = wordsOf(rules, list);
  const all = words.find((some) => known.every((word) => some.includes(word))) ?? [];
  return all
    .filter((word) => !own.includes(word))
    .map((word) => ({
      start: list.end - 1,
      end: list.end,
      by: `${own.length > 0 ? ', ' : ''}'${word}']`,
      what: `'${word}' in ${short(part(rules, list))}`,
    }));
}

function widenedAlone(rules: Rules, node: Node, { words }: Vocabulary): Change[] {
  if (node.kind !== 'comparison' || node.operator !== 'in') return [];
  const list = node.parts[1];
  return list && isWordList(list) ? additions(rules, list, words, wordsOf(rules, list)) : [];
}

function opened(rules: Rules, allow: Allow): Change[] {
  return OPERATIONS.filter((operation) => canOpen(rules, allow, operation)).map((operation) => ({
    start: allow.end,
    end: allow.end,
    by: `, ${operation}`,
    what: `${pathText(allow.path)} allows ${operation} as it does ${allow.operations.join(', ')}`,
  }));
}

/** Whether a request of this kind could be allowed here and nowhere else. */
function canOpen(rules: Rules, allow: Allow, operation: string): boolean {
  if (allow.operations.includes(operation)) return false;
  const own = operandsOf(rules, allow.condition);
  const isImplied = rules.allows.some(
    ({ path, operations, condition }) =>
      pathText(path) === pathText(allow.path) &&
      operations.includes(operation) &&
      operandsOf(rules, condition).every((operand) => own.includes(operand)),
  );
  return !isImplied && !needs(rules, allow.condition).some((need) => absent[operation]?.includes(need));
}

/** What a request of this kind does not contain: a condition that requires it fails. */
const absent: Readonly<Record<string, readonly string[]>> = {
  get: ['request.resource', 'request.query'],
  list: ['request.resource'],
  create: ['resource.data', 'request.query'],
  update: ['request.query'],
  delete: ['request.resource', 'request.query'],
};

function operandsOf(rules: Rules, node: Node): string[] {
  const operands = node.kind === 'and' ? node.parts : [node];
  return operands.map((operand) => part(rules, operand)).filter((operand) => operand !== 'true');
}

/** What the condition requires, including the functions that it calls. */
function needs(rules: Rules, node: Node): string[] {
  if (node.kind === 'and') return node.parts.flatMap((operand) => needs(rules, operand));
  if (node.kind === 'or' || node.kind === 'choice') return [];
  const text = part(rules, node);
  const asked = rules.functions.find(({ name }) => node.kind === 'call' && text.startsWith(`${name}(`));
  if (asked) return asked.expressions.flatMap((one) => needs(rules, one));
  return text.match(/\brequest\.(?:resource|query)\b|(?<![.\w])resource\.data\b/g) ?? [];
}

const within = (rules: Rules, root: Node, vocabulary: Vocabulary): Change[] =>
  nodesOf(root).flatMap((node) => [
    ...dropped(rules, node),
    ...loosened(rules, node),
    ...lengthened(rules, node),
    ...widened(rules, node, vocabulary),
    ...widenedAlone(rules, node, vocabulary),
  ]);

const asks = (rules: Rules, nodes: readonly Node[], name: string): boolean =>
  nodes.some((node) => new RegExp(`\\b${name}\\(`).test(part(rules, node)));

/** The allows that call a function, directly or through others. */
function askers(rules: Rules, name: string, seen: readonly string[] = []): string[] {
  if (seen.includes(name)) return [];
  const direct = rules.allows.filter(({ condition }) => asks(rules, [condition], name));
  const through = rules.functions.filter(({ expressions }) => asks(rules, expressions, name));
  return [
    ...direct.map(({ path }) => pathText(path)),
    ...through.flatMap((one) => askers(rules, one.name, [...seen, name])),
  ];
}

function mutant(rules: Rules, { start, end, by, what }: Change, paths: readonly string[]): Mutant {
  const line = rules.text.slice(0, start).split('\n').length;
  return {
    title: `line ${line}: ${what}`,
    rules: rules.text.slice(0, start) + by + rules.text.slice(end),
    paths: [...new Set(paths)],
  };
}

/** All weakenings of these rules, each as a complete text, without duplicates. */
export function weakenRules(source: string, vocabulary: Vocabulary): Mutant[] {
  const rules = parseRules(source);
  const ofAllows = rules.allows.flatMap((allow) => {
    const changes = [...always(rules, allow.condition), ...within(rules, allow.condition, vocabulary)];
    const isCall = allow.condition.kind === 'call';
    const whole = isCall ? [{ ...allow.condition, by: 'true', what: `${pathText(allow.path)} if true` }] : [];
    return [...changes, ...whole, ...opened(rules, allow)].map((change) =>
      mutant(rules, change, [pathText(allow.path)]),
    );
  });
  const ofFunctions = rules.functions.flatMap(({ name, expressions }) =>
    expressions.flatMap((root, index) => {
      const isResult = index === expressions.length - 1;
      const changes = [...(isResult ? always(rules, root) : []), ...within(rules, root, vocabulary)];
      return changes.map((change) => mutant(rules, change, askers(rules, name)));
    }),
  );
  const all = [...ofAllows, ...ofFunctions];
  return all.filter((one, index) => all.findIndex((other) => other.rules === one.rules) === index);
}

/** The reverse: each operand of a condition becomes false, so that a test shows whether it matters. */
export function strengthenRules(source: string): Mutant[] {
  const rules = parseRules(source);
  const roots = [
    ...rules.allows.map(({ condition, path }) => ({ root: condition, paths: [pathText(path)] })),
    ...rules.functions.flatMap(({ name, expressions }) =>
      expressions.map((root) => ({ root, paths: askers(rules, name) })),
    ),
  ];
  return roots.flatMap(({ root, paths }) =>
    nodesOf(root)
      .filter(({ kind }) => kind === 'and' || kind === 'or')
      .flatMap(({ parts }) => parts)
      .map((operand) =>
        mutant(rules, { ...operand, by: 'false', what: `never \`${short(part(rules, operand))}\`` }, paths),
      ),
  );
}
