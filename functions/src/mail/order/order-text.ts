// The text message that tells a guest what happened to the order: one segment of the GSM alphabet, since other letters would make
// it two or three, each paid for. No link: most who read it have the mail, too.
import type { Order } from '@bite/shared/ordering/order.schema';
import type { MessageKind } from '@bite/shared/ordering/order-messages';
import { defaultLanguage, type SiteLanguage } from '@bite/shared/website/languages';

/** One segment. */
export const MOST_CHARACTERS = 160;
const MOST_OF_A_NAME = 40;

type Words = Readonly<Record<MessageKind, string>>;

const en: Words = {
  received: 'we have your order {number}.',
  accepted: 'your order {number} is accepted.',
  ready: 'your order {number} is ready to be picked up.',
  onItsWay: 'your order {number} is on its way.',
  cancelled: 'your order {number} was cancelled.',
  restored: 'your order {number} is on again.',
  refunded: 'a refund for your order {number} is on its way to your card.',
};
const es: Words = {
  received: 'recibimos tu pedido {number}.',
  accepted: 'tu pedido {number} fue aceptado.',
  ready: 'tu pedido {number} ya se puede recoger.',
  onItsWay: 'tu pedido {number} va en camino.',
  cancelled: 'tu pedido {number} fue cancelado.',
  restored: 'tu pedido {number} sigue en pie.',
  refunded: 'un reembolso de tu pedido {number} va en camino a tu tarjeta.',
};
const words: Readonly<Record<SiteLanguage, Words>> = { en, es };
/** Only where the same news is mailed. */
const reasonIsMailed: Readonly<Record<SiteLanguage, string>> = {
  en: 'The reason is in your mail.',
  es: 'El motivo va en el correo.',
};
const stop: Readonly<Record<SiteLanguage, string>> = {
  en: 'Reply STOP to get no texts.',
  es: 'Responde STOP para no recibir mensajes.',
};

const alike: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
};

/** Letters without their accents, typographic signs as plain ones, and nothing else that is not on every phone. */
function plain(text: string): string {
  return text
    .replace(/[‘’“”–—…]/g, (sign) => alike[sign] ?? '')
    .normalize('NFKD')
    .replace(/[^\x20-\x5a\x61-\x7a]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What happened, as the rest of a sentence: 'your order #042 is on its way.' */
export function newsOf(
  kind: MessageKind,
  { orderNumber, language = defaultLanguage }: Pick<Order, 'orderNumber' | 'language'>,
  isMailed: boolean,
): string {
  const news = words[language][kind].replace('{number}', orderNumber);
  return kind === 'cancelled' && isMailed ? `${news} ${reasonIsMailed[language]}` : news;
}

/** Of the restaurant, and whether the guest gets the same news by mail. */
export interface Telling {
  restaurantName: string;
  isMailed: boolean;
}

export function orderText(
  kind: MessageKind,
  order: Pick<Order, 'orderNumber' | 'language'>,
  { restaurantName, isMailed }: Telling,
): string {
  const name = plain(restaurantName).slice(0, MOST_OF_A_NAME).trim();
  const news = newsOf(kind, order, isMailed);
  const text = [name && `${name}:`, news, stop[order.language ?? defaultLanguage]].filter(Boolean).join(' ');
  return text.slice(0, MOST_CHARACTERS);
}
