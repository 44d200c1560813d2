import { describe, expect, it } from 'vitest';
import type { Mail } from '../ports/mailer.ts';
import { linkIn } from '../testing/memory-mailer.ts';
import { passwordChoiceMail, passwordResetMail, verificationMail } from './account-mails.ts';
import { invitationMail } from './invitation-mail.ts';
import { requestDeclinedMail } from './request-declined-mail.ts';

const account = {
  to: 'ada@example.com',
  displayName: 'Ada',
  code: 'c+/=d&e',
  adminOrigin: 'https://a.example',
};
const invitation = { ...account, tenantName: 'Bella', tenantRole: 'owner', invitedBy: 'Luigi' } as const;
const action = (mode: string) => `https://a.example/auth/action?mode=${mode}&oobCode=c%2B%2F%3Dd%26e`;

const mails: [string, Mail, string][] = [
  ['a password reset', passwordResetMail(account), action('resetPassword')],
  ['the password of a new account', passwordChoiceMail(account), action('resetPassword')],
  ['a verification', verificationMail(account), action('verifyEmail')],
  ['an invitation', invitationMail(invitation), 'https://a.example/auth/invitation#code=c%2B%2F%3Dd%26e'],
];

describe.each(mails)('the mail of %s', (_what, mail, link) => {
  it('leads to the admin site, from the plain text and from the HTML', () => {
    expect(mail.to).toBe('ada@example.com');
    expect(linkIn(mail)).toBe(link);
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });

  it('says the same in both forms', () => {
    for (const paragraph of mail.text.split('\n\n').filter((part) => !part.includes('://')))
      expect(mail.html).toContain(paragraph.trim().replaceAll('"', '&quot;'));
    expect(mail.html).toContain('<html lang="en">');
  });
});

describe('what people call themselves', () => {
  const hostile = invitationMail({
    ...invitation,
    tenantName: '<img src=x onerror=alert(1)>\r\nBcc: everybody@example.com',
    invitedBy: 'Luigi"\n\nClick here: now',
    displayName: '\u0000<b>Ada</b>',
  });

  it('is text in the HTML, never markup', () => {
    expect(hostile.html).not.toContain('<img');
    expect(hostile.html).not.toContain('<b>');
    expect(hostile.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('begins no line of its own, neither in the subject nor in the text', () => {
    expect(hostile.subject).not.toMatch(/[\r\n]/);
    expect(hostile.text).not.toMatch(/^(Bcc|Click)/m);
  });

  it('stays apart from the sentence around it where it reads from right to left', () => {
    const name = 'ليلى';
    const apart = `\u2068${name}\u2069`;
    const invited = invitationMail({ ...invitation, displayName: name, tenantName: name, invitedBy: name });
    expect(invited.subject).toBe(`You are invited to work with ${apart} on Bite`);
    for (const form of [invited.text, invited.html]) {
      expect(form).toContain(`Hello ${apart},`);
      expect(form).toContain(`${apart} invites you to work with ${apart} on Bite as an owner.`);
    }
    expect(passwordResetMail({ ...account, displayName: name }).text).toContain(`Hello ${apart},`);
    const declined = { ...account, personName: name, businessName: name, reason: name };
    expect(requestDeclinedMail(declined).text).toContain(
      `We could not open ${apart} on Bite. The reason: ${apart}`,
    );
  });

  it('is one short line of which no mail program makes a link', () => {
    const name = `URGENT: pay at https://evil.example/now or pay@evil.example。com ${'x'.repeat(4000)}`;
    const declined = { ...account, personName: name, businessName: name, reason: 'No' };
    for (const mail of [
      passwordResetMail({ ...account, displayName: name }),
      invitationMail({ ...invitation, displayName: name, tenantName: name, invitedBy: name }),
      requestDeclinedMail(declined),
    ]) {
      for (const form of [mail.subject, mail.text, mail.html]) {
        expect(form).not.toMatch(/evil[.。]\S/);
        expect(form).not.toContain('https://evil');
      }
      expect(Math.max(...mail.text.split('\n').map((line) => line.length))).toBeLessThan(400);
      expect(mail.text).toContain('Hello URGENT: pay at https: evil. example/now');
    }
  });

  it('may be missing', () => {
    const { text } = invitationMail({ ...invitation, displayName: undefined, invitedBy: undefined });
    expect(text).toMatch(/^Hello,\n\nSomebody invites you to work with Bella on Bite as an owner\./);
  });
});
