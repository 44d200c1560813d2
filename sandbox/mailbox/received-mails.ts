// The mails that have arrived, newest first. The oldest make room for new ones.
import PostalMime from 'postal-mime';

export interface ReceivedMail {
  /** Counts up from 1. */
  id: number;
  /** ISO. */
  receivedAt: string;
  from: string;
  /** Of the envelope: those to whom it really went. */
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** Every address in the text, in its order. */
  links: readonly string[];
}

/** What is kept. */
export const KEPT = 200;

export class ReceivedMails {
  private mails: readonly ReceivedMail[] = [];
  private count = 0;

  /** @param raw As the sender's program wrote it. */
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

  /** Those to one address, in any spelling; all without one. */
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
