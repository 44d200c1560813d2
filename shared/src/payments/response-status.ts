// What the gateway's one-letter verdict means (I4-08). A letter that we do not know is no approval.

const meanings = { A: 'approved', B: 'retry', C: 'declined' } as const;

export const responseLetters = ['A', 'B', 'C'] as const;
export type ResponseMeaning = (typeof meanings)[keyof typeof meanings] | 'unknown';

/** Of an authorization, a capture, a refund, a void, or the deletion of a stored profile. */
export function responseMeaning(respstat: string | undefined): ResponseMeaning {
  return responseLetters.includes(respstat as keyof typeof meanings)
    ? meanings[respstat as keyof typeof meanings]
    : 'unknown';
}

export const isApproved = (answer: { respstat?: string | undefined }): boolean =>
  responseMeaning(answer.respstat) === 'approved';
