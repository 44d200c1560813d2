// The received mails, newest first. The oldest are dropped when there are too many.
import PostalMime from 'postal-mime';

export interface ReceivedMail {
  /** Counts up from 1. */
  id: number;
  /** ISO. */
  receivedAt: string;
  from: string;
  /** The envelope's recipients, who really receive it. */
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** All links in the text, in order. */
  links: readonly string[];
}

/** The maximum number of mails. */
export const KEPT = 200;

export class ReceivedMails {
  private mails: readonly ReceivedMail[] = [];
  private count = 0;

  /** @param raw The message as it was sent. */
  async add(raw: Uint8Array, { from, to }: Pick<ReceivedMail, 'from' | 'to'>): Promise<ReceivedMail> {
    const { subject = '', text = '', html = '' } = await PostalMime.parse(raw);
    this.count += 1;
    const mail: ReceivedMail = {
      id: this.count,
      receivedAt: new Date().toISOString(),
      from,
      to,
      subject,
      text,
      html,
      links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
    };
    this.mails = [mail, ...this.mails].slice(0, KEPT);
    return mail;
  }

  /** The mails to one address, case-insensitively; all if none is given. */
  list(to?: string): readonly ReceivedMail[] {
    if (to === undefined) return this.mails;
    const wanted = to.toLowerCase();
    return this.mails.filter((mail) => mail.to.some((address) => address.toLowerCase() === wanted));
  }

  find(id: number): ReceivedMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  clear(): void {
    this.mails = [];
  }
}
