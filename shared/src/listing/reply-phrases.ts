// The sentences that built-in replies are made of: an opening, one or two sentences of substance, a closing. Five of each, so that twenty-five
// replies in a row have at most one of them in common (built-in-replies.ts). Without a name, " {reviewerName}" and a comma before it are
// left out; without the restaurant's, what `businessGap` finds. A language is a file such as english-replies.ts and a line of
// `replyPhrases` in built-in-replies.ts.

/** What kind of review it answers. */
export type ReviewTone = 'glad' | 'mixed' | 'sorry';
export type BuiltInStyle = 'professional' | 'friendly' | 'casual';

type Five = readonly [string, string, string, string, string];
interface Frame {
  openings: Five;
  closings: Five;
}

export interface ReplyPhrases {
  substance: Readonly<Record<ReviewTone, Five>>;
  frames: Readonly<Record<BuiltInStyle, Readonly<Record<ReviewTone, Frame>>>>;
  /** What is said instead of some of these sentences where the review has stars alone. */
  withoutWords: Readonly<Record<string, string>>;
  /** What names the restaurant at the end of a sentence, with what leads to it. */
  businessGap: RegExp;
}
