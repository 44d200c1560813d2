// The words of mails about orders, in each language of the guests' site.
import type { Order } from '@bite/shared/ordering/order.schema';
import type { MessageKind } from '@bite/shared/ordering/order-messages';
import type { SiteLanguage } from '@bite/shared/website/languages';

/** What a sentence may say; all of it is safe to show. */
export interface Told {
  /** '#012' */
  number: string;
  restaurant: string;
  /** 'Wednesday, June 10, 6:20 PM': when the guest has the food. */
  when: string;
  /** 'Ada', or '' where nobody knows. */
  name: string;
  isDelivery: boolean;
  isAccepted: boolean;
  isByGuest: boolean;
  /** Of a mail about a refund: '$8.80', and whether nothing is left of what was paid. */
  refunded: string;
  isAllRefunded: boolean;
}

export interface OrderMailWords {
  greeting: (name: string) => string;
  subject: Readonly<Record<MessageKind, (told: Told) => string>>;
  title: Readonly<Record<MessageKind, (told: Told) => string>>;
  /** Below the title. */
  news: Readonly<Record<MessageKind, (told: Told) => readonly string[]>>;
  reason: string;
  bringId: string;
  follow: string;
  /** The same for an order that is over. */
  see: string;
  copyAddress: string;
  ordered: string;
  allergies: string;
  placedOn: (when: string) => string;
  subtotal: string;
  discount: string;
  points: string;
  serviceCharge: string;
  deliveryFee: string;
  free: string;
  /** Of a restaurant without tax rates. */
  tax: string;
  tip: string;
  total: string;
  included: (tax: string) => string;
  payment: Readonly<Record<Order['paymentStatus'], string>>;
  toPay: (isDelivery: boolean) => string;
  nothingCharged: string;
  /** With '' where nothing is known of the card. */
  paidBy: (card: string) => string;
  cardNotCharged: string;
  checkingPayment: string;
  goesBack: (card: string) => string;
  returned: (amount: string, card: string) => string;
  deliverTo: (isDelivered: boolean) => string;
  reach: string;
  pickUpAt: string;
  showMap: string;
  call: (number: string) => string;
  writeTo: (address: string) => string;
  why: (restaurant: string) => string;
}

const en: OrderMailWords = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  subject: {
    received: ({ restaurant, number }) => `Your order ${number} at ${restaurant}`,
    accepted: ({ restaurant, number }) => `${restaurant} has accepted your order ${number}`,
    ready: ({ restaurant, number }) => `Your order ${number} at ${restaurant} is ready`,
    onItsWay: ({ restaurant, number }) => `Your order ${number} from ${restaurant} is on its way`,
    cancelled: ({ restaurant, number }) => `Your order ${number} at ${restaurant} was cancelled`,
    restored: ({ restaurant, number }) => `Your order ${number} at ${restaurant} is on again`,
    refunded: ({ restaurant, number, refunded }) =>
      `${restaurant} has refunded ${refunded} of your order ${number}`,
  },
  title: {
    received: ({ number, isAccepted }) =>
      isAccepted ? `Order ${number} is accepted` : `We have your order ${number}`,
    accepted: ({ number }) => `Order ${number} is accepted`,
    ready: ({ number }) => `Order ${number} is ready to be picked up`,
    onItsWay: ({ number }) => `Order ${number} is on its way`,
    cancelled: ({ number, isByGuest }) =>
      isByGuest ? `You cancelled order ${number}` : `Order ${number} was cancelled`,
    restored: ({ number }) => `Order ${number} is on again`,
    refunded: ({ refunded }) => `You get ${refunded} back`,
  },
  news: {
    received: ({ when, isDelivery, isAccepted, restaurant }) => [
      isAccepted ? `The kitchen of ${restaurant} has it.` : `${restaurant} will accept it shortly.`,
      promiseInEnglish(when, isDelivery),
    ],
    accepted: ({ when, isDelivery, restaurant }) => [
      `${restaurant} is going to prepare it.`,
      promiseInEnglish(when, isDelivery),
    ],
    ready: ({ restaurant }) => [`You can pick it up at ${restaurant} now.`],
    onItsWay: ({ when }) => [`It has left the restaurant. It should be with you by ${when}.`],
    cancelled: ({ isByGuest, restaurant }) => [
      isByGuest ? 'It will not be prepared.' : `${restaurant} will not prepare it. We are sorry.`,
    ],
    restored: ({ when, isDelivery, restaurant }) => [
      `It was cancelled before. ${restaurant} is going to prepare it after all.`,
      promiseInEnglish(when, isDelivery),
    ],
    refunded: ({ restaurant, refunded, isAllRefunded }) => [
      isAllRefunded
        ? `${restaurant} has given back ${refunded}. With that, all that you paid has been returned.`
        : `${restaurant} has given back ${refunded} of what you paid.`,
      'It goes to the card you paid with. Banks take up to ten days to show it.',
    ],
  },
  reason: 'The reason',
  bringId: 'There is alcohol in this order: please have a photo ID with you.',
  follow: 'Follow your order',
  see: 'See your order',
  copyAddress: 'Or copy this address into your browser. It opens your order, so keep it to yourself:',
  ordered: 'What you ordered',
  allergies: 'Allergies, told to the kitchen',
  placedOn: (when) => `Ordered on ${when}`,
  subtotal: 'Subtotal',
  discount: 'Discount',
  points: 'Paid with points',
  serviceCharge: 'Service charge',
  deliveryFee: 'Delivery fee',
  free: 'Free',
  tax: 'Tax',
  tip: 'Tip',
  total: 'Total',
  included: (tax) => `${tax} (included)`,
  payment: {
    unpaid: '',
    partiallyPaid: 'Paid in part',
    paid: 'Paid',
    refunded: 'Refunded',
    failed: 'Payment failed',
  },
  toPay: (isDelivery) => (isDelivery ? 'To be paid on delivery' : 'To be paid at pickup'),
  nothingCharged: 'Nothing was charged',
  paidBy: (card) => (card ? `Paid by ${card}` : 'Paid by card'),
  cardNotCharged: 'Your card was not charged',
  checkingPayment: 'The payment by card is being checked',
  goesBack: (card) => (card ? `What you paid goes back to ${card}` : 'What you paid goes back to your card'),
  returned: (amount, card) => (card ? `${amount} returned to ${card}` : `${amount} returned to your card`),
  deliverTo: (isDelivered) => (isDelivered ? 'Delivered to' : 'Deliver to'),
  reach: 'Questions about your order?',
  pickUpAt: 'Where it is',
  showMap: 'Show on a map',
  call: (number) => `Call ${number}`,
  writeTo: (address) => `Write to ${address}`,
  why: (restaurant) =>
    `You get this mail because somebody ordered at ${restaurant} with your address. If that was not you, you need do nothing.`,
};

const promiseInEnglish = (when: string, isDelivery: boolean): string =>
  isDelivery ? `It should be with you by ${when}.` : `It should be ready for pickup by ${when}.`;

const es: OrderMailWords = {
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  subject: {
    received: ({ restaurant, number }) => `Tu pedido ${number} en ${restaurant}`,
    accepted: ({ restaurant, number }) => `${restaurant} ha aceptado tu pedido ${number}`,
    ready: ({ restaurant, number }) => `Tu pedido ${number} en ${restaurant} está listo`,
    onItsWay: ({ restaurant, number }) => `Tu pedido ${number} de ${restaurant} va en camino`,
    cancelled: ({ restaurant, number }) => `Tu pedido ${number} en ${restaurant} fue cancelado`,
    restored: ({ restaurant, number }) => `Tu pedido ${number} en ${restaurant} sigue en pie`,
    refunded: ({ restaurant, number, refunded }) =>
      `${restaurant} te ha reembolsado ${refunded} del pedido ${number}`,
  },
  title: {
    received: ({ number, isAccepted }) =>
      isAccepted ? `El pedido ${number} está aceptado` : `Recibimos tu pedido ${number}`,
    accepted: ({ number }) => `El pedido ${number} está aceptado`,
    ready: ({ number }) => `El pedido ${number} está listo para recoger`,
    onItsWay: ({ number }) => `El pedido ${number} va en camino`,
    cancelled: ({ number, isByGuest }) =>
      isByGuest ? `Cancelaste el pedido ${number}` : `El pedido ${number} fue cancelado`,
    restored: ({ number }) => `El pedido ${number} sigue en pie`,
    refunded: ({ refunded }) => `Te devuelven ${refunded}`,
  },
  news: {
    received: ({ when, isDelivery, isAccepted, restaurant }) => [
      isAccepted ? `La cocina de ${restaurant} ya lo tiene.` : `${restaurant} lo aceptará en breve.`,
      promiseInSpanish(when, isDelivery),
    ],
    accepted: ({ when, isDelivery, restaurant }) => [
      `${restaurant} lo va a preparar.`,
      promiseInSpanish(when, isDelivery),
    ],
    ready: ({ restaurant }) => [`Ya puedes recogerlo en ${restaurant}.`],
    onItsWay: ({ when }) => [`Ha salido del restaurante. Debería llegarte a más tardar el ${when}.`],
    cancelled: ({ isByGuest, restaurant }) => [
      isByGuest ? 'No se va a preparar.' : `${restaurant} no lo va a preparar. Lo sentimos.`,
    ],
    restored: ({ when, isDelivery, restaurant }) => [
      `Estaba cancelado, pero ${restaurant} sí lo va a preparar.`,
      promiseInSpanish(when, isDelivery),
    ],
    refunded: ({ restaurant, refunded, isAllRefunded }) => [
      isAllRefunded
        ? `${restaurant} ha devuelto ${refunded}. Con esto se ha devuelto todo lo que pagaste.`
        : `${restaurant} ha devuelto ${refunded} de lo que pagaste.`,
      'Llega a la tarjeta con la que pagaste. Los bancos tardan hasta diez días en mostrarlo.',
    ],
  },
  reason: 'El motivo',
  bringId: 'Este pedido lleva alcohol: ten a mano una identificación con foto.',
  follow: 'Seguir tu pedido',
  see: 'Ver tu pedido',
  copyAddress: 'O copia esta dirección en tu navegador. Abre tu pedido, así que no la compartas:',
  ordered: 'Lo que pediste',
  allergies: 'Alergias, avisadas a la cocina',
  placedOn: (when) => `Pedido el ${when}`,
  subtotal: 'Subtotal',
  discount: 'Descuento',
  points: 'Pagado con puntos',
  serviceCharge: 'Cargo por servicio',
  deliveryFee: 'Costo de entrega',
  free: 'Gratis',
  tax: 'Impuesto',
  tip: 'Propina',
  total: 'Total',
  included: (tax) => `${tax} (incluido)`,
  payment: {
    unpaid: '',
    partiallyPaid: 'Pagado en parte',
    paid: 'Pagado',
    refunded: 'Reembolsado',
    failed: 'El pago falló',
  },
  toPay: (isDelivery) => (isDelivery ? 'Se paga al recibirlo' : 'Se paga al recogerlo'),
  nothingCharged: 'No se cobró nada',
  paidBy: (card) => (card ? `Pagado con ${card}` : 'Pagado con tarjeta'),
  cardNotCharged: 'No se cobró nada a tu tarjeta',
  checkingPayment: 'Se está comprobando el pago con tarjeta',
  goesBack: (card) => (card ? `Lo que pagaste vuelve a ${card}` : 'Lo que pagaste vuelve a tu tarjeta'),
  returned: (amount, card) => (card ? `${amount} devueltos a ${card}` : `${amount} devueltos a tu tarjeta`),
  deliverTo: (isDelivered) => (isDelivered ? 'Se entregó en' : 'Se entrega en'),
  reach: '¿Preguntas sobre tu pedido?',
  pickUpAt: 'Dónde está',
  showMap: 'Ver en el mapa',
  call: (number) => `Llama al ${number}`,
  writeTo: (address) => `Escribe a ${address}`,
  why: (restaurant) =>
    `Recibes este correo porque alguien pidió en ${restaurant} con tu dirección. Si no fuiste tú, no tienes que hacer nada.`,
};

const promiseInSpanish = (when: string, isDelivery: boolean): string =>
  isDelivery
    ? `Debería llegarte a más tardar el ${when}.`
    : `Debería estar listo para recoger a más tardar el ${when}.`;

export const orderMailWords: Readonly<Record<SiteLanguage, OrderMailWords>> = { en, es };
