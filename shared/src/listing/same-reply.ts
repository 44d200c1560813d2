// Whether two texts are the same reply: the service may give one back with other white space.

export const isSameReply = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined ? one === other : plain(one) === plain(other);

const plain = (text: string): string => text.normalize().replace(/\s+/g, ' ').trim();
