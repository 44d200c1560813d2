// Offensive names by obscenity's English word list, which also knows digits that stand for letters. Only whole words count, so
// that Scunthorpe, Penistone and Fukuoka keep their names.
import type { OffensiveNames } from '../../ports/offensive-names.ts';

/** They have an everyday meaning too: the Cock and Bull, Dick's, an ass burger. Alone they do not. */
const everyday: ReadonlySet<string> = new Set([
  ...['ass', 'bastard', 'boob', 'butt', 'chink', 'cock', 'cracker', 'cum', 'dick', 'dike', 'dyke', 'hooker'],
  ...['jap', 'knob', 'pussy', 'tit', 'tranny', 'willy'],
]);

/** What the list leaves out. */
const more: ReadonlySet<string> = new Set([
  ...['bullshit', 'cocaine', 'dipshit', 'heroin', 'hitler', 'isis', 'kkk', 'nazi', 'nazis', 'shithole'],
]);

/** No ordinary word contains it. */
const anywhere = /fuck|nigger(?<!snigger)/;

type Whole = (word: string) => boolean;

async function loadList(): Promise<Whole> {
  const { englishDataset, englishRecommendedTransformers, RegExpMatcher } = await import('obscenity');
  const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  return (word) =>
    matcher
      .getAllMatches(word)
      .some(({ startIndex, endIndex }) => startIndex === 0 && endIndex === word.length - 1);
}

let loading: Promise<Whole> | undefined;

/** Loaded for the first name that is judged, since it takes a while. */
function isListed(): Promise<Whole> {
  loading ??= loadList();
  return loading;
}

const singular = (word: string): string => word.replace(/s$/, '');
const isEveryday = (word: string): boolean => everyday.has(word) || everyday.has(singular(word));

export const offensiveNames: OffensiveNames = {
  async isOffensive(label) {
    const listed = await isListed();
    const isBad = (word: string): boolean => more.has(word) || listed(word) || listed(singular(word));
    const words = label.split('-').filter((word) => word !== '' && !/^\d+$/.test(word));
    const whole = words.join('');
    // 'Dick’s' is somebody’s.
    const isName = everyday.has(singular(whole)) && whole.endsWith('s');
    if (anywhere.test(whole) || (isBad(whole) && !isName)) return true;
    return words.some((word) => isBad(word) && !isEveryday(word));
  },
};
