// The mail by which a diner signs in: a code to type, and a link. Asked for by anybody, so it says what to do if it was not you.
import { defaultLanguage, type SiteLanguage } from '@bite/shared/website/languages';
import type { Mail } from '../ports/mailer.ts';
import { composeMail } from './mail-text.ts';
import { safeName } from './safe-name.ts';

interface SignInCodeMail {
  to: string;
  restaurant: string;
  code: string;
  /** Absent where the site's address is not known for certain. */
  url: string | undefined;
  /** Of the page on which it was asked for. */
  language?: SiteLanguage | undefined;
}

interface SignInWords {
  subject: (code: string) => string;
  code: (restaurant: string, code: string) => string;
  action: string;
  notes: readonly string[];
}

const words: Readonly<Record<SiteLanguage, SignInWords>> = {
  en: {
    subject: (code) => `${code} is your code to sign in`,
    code: (restaurant, code) => `Your code to sign in at ${restaurant} is ${code}.`,
    action: 'Sign in',
    notes: [
      'Code and link work once, for ten minutes. Type the code only on the page on which you asked for it.',
      'If it was not you, you need do nothing: nobody can sign in without this mail.',
    ],
  },
  es: {
    subject: (code) => `${code} es tu código para iniciar sesión`,
    code: (restaurant, code) => `Tu código para iniciar sesión en ${restaurant} es ${code}.`,
    action: 'Iniciar sesión',
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
  const { subject, code: sentence, action, notes } = words[language];
  return composeMail({
    to,
    subject: subject(code),
    paragraphs: [sentence(safeName(restaurant), code)],
    ...(url !== undefined && { action: { label: action, url } }),
    notes,
    language,
  });
}
