// Finds the name that a mistyped one was probably meant to be: 'Pizza' for 'Piza'.

/** Without case, accents and signs: two names that differ in these alone are one name to a reader. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** So many letters may differ. Short words that differ in a letter are mostly different words. */
function slipsIn(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Longer ones are sentences. */
const LONGEST = 60;
/** Names that are compared letter by letter: a file may hold thousands that are alike. */
const MOST_COMPARED = 200_000;

interface Entry<Named> {
  of: Named;
  letters: string;
}

/** Names to find the nearest of. Names that count ('Menu 1', 'Menu 2') are never near each other. */
export class NearNames<Named extends { name: string }> {
  private readonly byLength = new Map<number, Entry<Named>[]>();
  private left = MOST_COMPARED;

  constructor(names: readonly Named[]) {
    for (const one of names) this.add(one);
  }

  add(one: Named): void {
    const letters = plain(one.name);
    if (letters === '' || letters.length > LONGEST) return;
    const alike = this.byLength.get(letters.length);
    if (alike) alike.push({ of: one, letters });
    else this.byLength.set(letters.length, [{ of: one, letters }]);
  }

  /** One that reads the same, else the nearest. @param isMeant False for what `name` cannot have been meant to be. */
  nearest(name: string, isMeant: (other: Named) => boolean = () => true): Named | undefined {
    const typed = plain(name);
    let nearest: Named | undefined;
    let least = Number.POSITIVE_INFINITY;
    const slips = slipsIn(typed.length);
    for (let length = typed.length - slips; length <= typed.length + slips; length += 1)
      for (const { of, letters } of this.byLength.get(length) ?? []) {
        const distance = isMeant(of) ? this.distance(typed, letters) : undefined;
        if (distance === undefined || distance >= least) continue;
        nearest = of;
        least = distance;
      }
    return nearest;
  }

  private distance(one: string, other: string): number | undefined {
    if (one === other) return 0;
    const most = slipsIn(Math.min(one.length, other.length));
    if (Math.abs(one.length - other.length) > most || digitsOf(one) !== digitsOf(other)) return undefined;
    if (this.left === 0) return undefined;
    this.left -= 1;
    const distance = editDistance(one, other);
    return distance <= most ? distance : undefined;
  }
}

/** Letters inserted, left out, exchanged, or swapped with their neighbour (optimal string alignment). */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const cost = one[at - 1] === other[to - 1] ? 0 : 1;
      const isSwap = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      row[to] = Math.min(
        (last[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (last[to - 1] ?? 0) + cost,
        isSwap ? (beforeLast[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
