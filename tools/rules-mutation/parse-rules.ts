// Parses security rules as far as needed to change them: the positions of allows, functions, conditions and lists.

export interface Node {
  readonly kind:
    | 'and'
    | 'or'
    | 'choice'
    | 'comparison'
    | 'list'
    | 'map'
    | 'text'
    | 'number'
    | 'word'
    | 'call';
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Node[];
  /** The operator of a comparison. */
  readonly operator?: string;
}

export interface Allow {
  /** The collections or folders of the path, from the outside in: ['tenants', 'restaurants', 'orders']. */
  readonly path: readonly string[];
  readonly operations: readonly string[];
  /** The position of the operations. */
  readonly start: number;
  readonly end: number;
  readonly condition: Node;
}

export interface RuleFunction {
  readonly name: string;
  /** What it returns, and its local variables. */
  readonly expressions: readonly Node[];
}

export interface Rules {
  readonly text: string;
  readonly allows: readonly Allow[];
  readonly functions: readonly RuleFunction[];
}

const COMPARISONS = ['==', '!=', '<=', '>=', '<', '>', 'in', 'is'];

/** Replaces comments by blanks, so that all positions stay the same. */
const withoutComments = (text: string): string =>
  text.replace(/(^|\s)\/\/.*$/gm, (comment) => ' '.repeat(comment.length).replace(/^ /, comment[0] ?? ' '));

class Reader {
  private readonly text: string;
  private at: number;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  expression(): Node {
    const condition = this.series('||', 'or', () => this.series('&&', 'and', () => this.comparison()));
    if (!this.take('?')) return condition;
    const yes = this.expression();
    this.need(':');
    const no = this.expression();
    return this.node('choice', condition.start, [condition, yes, no]);
  }

  private series(operator: string, kind: 'and' | 'or', operand: () => Node): Node {
    const parts = [operand()];
    while (this.take(operator)) parts.push(operand());
    const [first] = parts;
    return first && parts.length === 1 ? first : this.node(kind, first?.start ?? this.at, parts);
  }

  private comparison(): Node {
    const left = this.operand();
    const operator = COMPARISONS.find((one) => this.take(one));
    if (!operator) return left;
    return { ...this.node('comparison', left.start, [left, this.operand()]), operator };
  }

  private operand(): Node {
    this.take('!');
    let node = this.primary();
    for (;;) {
      if (this.take('.')) {
        this.match(/\w+/y);
        node = this.node('word', node.start, [node]);
      } else if (this.take('(')) node = this.node('call', node.start, [node, ...this.list(')')]);
      else if (this.take('[')) node = this.node('word', node.start, [node, ...this.list(']')]);
      else return node;
    }
  }

  private primary(): Node {
    this.skip();
    const start = this.at;
    if (this.take('(')) {
      const inner = this.expression();
      this.need(')');
      return { ...inner, start, end: this.at };
    }
    if (this.take('[')) return this.node('list', start, this.list(']'));
    if (this.take('{')) return this.node('map', start, this.map());
    if (this.text[start] === '/') return this.path(start);
    if (this.match(/'[^']*'/y)) return this.node('text', start, []);
    if (this.match(/\d+/y)) return this.node('number', start, []);
    if (this.match(/[A-Za-z_]\w*/y)) return this.node('word', start, []);
    throw new Error(`Cannot read the rules at ${JSON.stringify(this.text.slice(start, start + 40))}`);
  }

  /** A path argument ends with the brackets around it. */
  private path(start: number): Node {
    for (let depth = 0; ; this.at += 1) {
      if (this.text[this.at] === '(') depth += 1;
      if (this.text[this.at] === ')' && --depth < 0) return this.node('word', start, []);
    }
  }

  private list(end: string): Node[] {
    const parts: Node[] = [];
    while (!this.take(end)) {
      parts.push(this.expression());
      this.take(',');
    }
    return parts;
  }

  private map(): Node[] {
    const values: Node[] = [];
    while (!this.take('}')) {
      this.match(/'[^']*'/y);
      this.need(':');
      values.push(this.expression());
      this.take(',');
    }
    return values;
  }

  private node(kind: Node['kind'], start: number, parts: readonly Node[]): Node {
    return { kind, start, end: this.at, parts };
  }

  private skip(): void {
    this.match(/\s+/y);
  }

  private match(pattern: RegExp): boolean {
    if (!pattern.source.startsWith('\\s')) this.skip();
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found !== undefined;
  }

  private take(symbol: string): boolean {
    const before = this.at;
    this.skip();
    const isWord = /^\w/.test(symbol);
    if (
      this.text.startsWith(symbol, this.at) &&
      !(isWord && /\w/.test(this.text[this.at + symbol.length] ?? ''))
    ) {
      this.at += symbol.length;
      return true;
    }
    this.at = before;
    return false;
  }

  private need(symbol: string): void {
    if (!this.take(symbol))
      throw new Error(`The rules lack ${symbol} before ${this.text.slice(this.at, this.at + 40)}`);
  }
}

const expressionAt = (text: string, at: number): Node => new Reader(text, at).expression();

/** The literal segments of the match paths around a position, from the outside in. */
function pathAt(text: string, place: number): string[] {
  const open: string[][] = [];
  for (const { 0: token, 1: path, index } of text.matchAll(/match (\/\S+)\s*\{|[{}]/g)) {
    if (index >= place) break;
    if (token === '}') open.pop();
    else
      open.push(path === undefined ? [] : [...path.matchAll(/\/([\w-]+)/g)].map(([, word]) => String(word)));
  }
  return open.flat().filter((word) => !['databases', 'documents', 'b', 'o'].includes(word));
}

function readAllows(text: string): Allow[] {
  return [...text.matchAll(/\ballow ([a-z, ]+): if /g)].map(({ 0: head, 1: words = '', index }) => {
    const start = index + 'allow '.length;
    return {
      path: pathAt(text, index),
      operations: words.split(',').map((word) => word.trim()),
      start,
      end: start + words.length,
      condition: expressionAt(text, index + head.length),
    };
  });
}

function readFunctions(text: string): RuleFunction[] {
  const heads = [...text.matchAll(/\bfunction (\w+)\([^)]*\) \{/g)];
  return heads.map(({ 0: head, 1: name = '', index }) => {
    const body = text.slice(index + head.length);
    const end = body.search(/return [\s\S]*?;/);
    const expressions = [...body.matchAll(/\b(?:let \w+ =|return) /g)]
      .filter((found) => found.index <= end)
      .map((found) => expressionAt(text, index + head.length + found.index + found[0].length));
    return { name, expressions };
  });
}

/** Throws for rules with unsupported syntax. */
export function parseRules(source: string): Rules {
  const text = withoutComments(source);
  return { text: source, allows: readAllows(text), functions: readFunctions(text) };
}

/** All nodes of the tree. */
export const nodesOf = (node: Node): Node[] => [node, ...node.parts.flatMap(nodesOf)];
