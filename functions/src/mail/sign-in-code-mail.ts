// The mail by which a diner signs in: a code to type, and a link. Asked for by anybody, so it says what to do if it was not you.
import { defaultLanguage, type SiteLanguage } from '@bite/shared/website/languages';
import type { Mail } from '../ports/mailer.ts';
import { composeMail } from './mail-text.ts';
import { safeName } from './safe-name.ts';

interface SignInCodeMail {
  to: string;
  restaurant: string;
  /** Absent where the link alone is to be used. */
  code: string | undefined;
  /** Absent where the site's address is not known for certain. */
  url: string | undefined;
  /** Of the page on which it was asked for. */
  language?: SiteLanguage | undefined;
}

interface SignInWords {
  subject: (code: string) => string;
  code: (restaurant: string, code: string) => string;
  subjectOfLink: string;
  /** Instead of the code. */
  link: (restaurant: string) => string;
  action: string;
  /** Where the link leads. */
  leadsTo: (host: string) => string;
  notes: readonly string[];
}

const words: Readonly<Record<SiteLanguage, SignInWords>> = {
  en: {
    subject: (code) => `${code} is your code to sign in`,
    code: (restaurant, code) => `Your code to sign in at ${restaurant} is ${code}.`,
    subjectOfLink: 'Your link to sign in',
    link: (restaurant) =>
      `This link signs you in at ${restaurant}. There were many codes for this address today, so this mail has none.`,
    action: 'Sign in',
    leadsTo: (host) => `The link leads to ${host}, and nowhere else.`,
    notes: [
      'Code and link work once, for ten minutes. Type the code only on the page on which you asked for it.',
      'If it was not you, you need do nothing: nobody can sign in without this mail.',
    ],
  },
  es: {
    subject: (code) => `${code} es tu código para iniciar sesión`,
    code: (restaurant, code) => `Tu código para iniciar sesión en ${restaurant} es ${code}.`,
    subjectOfLink: 'Tu enlace para iniciar sesión',
    link: (restaurant) =>
      `Este enlace inicia tu sesión en ${restaurant}. Hoy hubo muchos códigos para este correo, así que este no trae ninguno.`,
    action: 'Iniciar sesión',
    leadsTo: (host) => `El enlace lleva a ${host}, y a ningún otro sitio.`,
    notes: [
      'El código y el enlace valen una sola vez, por diez minutos. Escribe el código solo en la página donde lo pediste.',
      'Si no fuiste tú, no tienes que hacer nada: nadie puede iniciar sesión sin este correo.',
    ],
  },
};

export function signInCodeMail({
  to,
  restaurant,
  code,
  url,
  language = defaultLanguage,
}: SignInCodeMail): Mail {
  const { subject, subjectOfLink, code: sentence, link, action, leadsTo, notes } = words[language];
  const name = safeName(restaurant);
  return composeMail({
    to,
    subject: code === undefined ? subjectOfLink : subject(code),
    paragraphs: [code === undefined ? link(name) : sentence(name, code)],
    ...(url !== undefined && { action: { label: action, url } }),
    notes: [...(url === undefined ? [] : [leadsTo(new URL(url).host)]), ...notes],
    language,
  });
}
