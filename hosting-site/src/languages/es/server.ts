// Sentences that only the server says: the page finds them in its answers (lib/refusal-texts.ts).
import type { Catalogue } from '@bite/shared/kernel/translate';

export const server: Catalogue = {
  'This dish is not in your order.': 'Este plato no está en el pedido.',
  'You can say how you liked it once the order is completed.':
    'Podrás decir qué te pareció cuando el pedido esté completo.',
  'This order is too long ago.': 'Este pedido es de hace demasiado tiempo.',
  'Missing tenant or restaurant GUID in URL parameters':
    'Falta el identificador del restaurante en la dirección',
  'Tenant not found: {guid}': 'Negocio no encontrado: {guid}',
  'Restaurant not found: {guid}': 'Restaurante no encontrado: {guid}',
  'We cannot look up this address at the moment - please try again in a minute, or choose pickup':
    'No podemos buscar esta dirección en este momento: intenta en un minuto o elige para llevar',
  'This restaurant does not deliver to this address yet':
    'Este restaurante todavía no entrega en esta dirección',
  'This restaurant does not deliver to {place} yet': 'Este restaurante todavía no entrega en {place}',
  'Deliveries to this address begin at {minimum}: {missing} to go':
    'Las entregas a esta dirección empiezan en {minimum}: faltan {missing}',
  'Too many requests from your network - please try again in a few minutes':
    'Demasiados intentos desde tu red: intenta de nuevo en unos minutos',
  'This restaurant is very busy - please try again in a minute':
    'Este restaurante está muy ocupado: intenta de nuevo en un minuto',
  'This restaurant takes cancellations by phone only.': 'Este restaurante solo cancela por teléfono.',
  'The kitchen has begun to prepare your order, so it can no longer be cancelled here.':
    'La cocina ya empezó a preparar el pedido, así que ya no se puede cancelar aquí.',
  'Your order is paid, so it cannot be cancelled here.':
    'El pedido está pagado, así que no se puede cancelar aquí.',
  'Your order can no longer be cancelled here.': 'El pedido ya no se puede cancelar aquí.',
  'The time to cancel your order here is over.': 'El plazo para cancelar el pedido aquí terminó.',
  'Please say so closer to the time of your order.': 'Avisa cuando falte menos para la hora del pedido.',
  'This order is finished, so the restaurant is not waiting for you.':
    'Este pedido está terminado: el restaurante ya no espera.',
  'This order is delivered to you.': 'Este pedido se entrega a domicilio.',
  'Only a delivery can be left at the door': 'Solo una entrega se puede dejar en la puerta',
  'Something went wrong on our side. Please try again.': 'Algo salió mal de nuestro lado. Intenta de nuevo.',
  'A code has 4 to 30 letters, digits and hyphens': 'Un código tiene de 4 a 30 letras, números y guiones',
  'The code has six digits': 'El código tiene seis números',
  'We cannot text this number: please write it with its country, such as +44. Or untick this, and read your mails.':
    'No podemos enviar mensajes a este número: escríbelo con el código del país, como +44. O quita esta marca y lee tus correos.',
  'This restaurant does not text numbers of that country. Please untick this: mails tell you the same.':
    'Este restaurante no envía mensajes a números de ese país. Quita esta marca: los correos dicen lo mismo.',
  'Signing in is not possible here at the moment. Your account is the same at every restaurant: sign in at another one.':
    'Por el momento no es posible iniciar sesión aquí. La cuenta es la misma en todos los restaurantes: inicia sesión en otro.',
  'This link is too old. Sign in or ask the restaurant.':
    'Este enlace es demasiado antiguo. Inicia sesión o pregunta al restaurante.',
  'The bank declined this card, and nothing was charged. Please use another card.':
    'El banco rechazó esta tarjeta y no se cobró nada. Usa otra tarjeta.',
  'The payment did not go through, and nothing was charged. Please try again.':
    'El pago no se realizó y no se cobró nada. Intenta de nuevo.',
  'This card could not pay all of it, so nothing was charged. Please use another card.':
    'Esta tarjeta no alcanza para todo, así que no se cobró nada. Usa otra tarjeta.',
  'The bank could not confirm the details of this card, so nothing was charged. Please check them, or use another card.':
    'El banco no pudo confirmar los datos de esta tarjeta, así que no se cobró nada. Revísalos o usa otra tarjeta.',
  'The order was no longer kept when the bank answered, so nothing was charged. Please order again.':
    'El pedido ya no estaba reservado cuando el banco respondió, así que no se cobró nada. Haz el pedido de nuevo.',
  'The order was cancelled, and what you paid is returned to your card.':
    'El pedido se canceló y lo pagado se devuelve a tu tarjeta.',
  'Your card could not be charged. Please pay at the restaurant.':
    'No se pudo cobrar tu tarjeta. Paga en el restaurante.',
  'A payment of this order is being checked. Please wait a moment, and do not pay again.':
    'Se está verificando un pago de este pedido. Espera un momento y no pagues otra vez.',
  'Too many cards were declined. Please pay at the restaurant, or try again in an hour.':
    'Se rechazaron demasiadas tarjetas. Paga en el restaurante o intenta de nuevo en una hora.',
  'Another payment from your network, phone number or card is just being checked. Please try again in a moment.':
    'Se está verificando otro pago de tu red, número de teléfono o tarjeta. Intenta de nuevo en un momento.',
  'Many guests are paying at this moment. Please try again in a moment.':
    'Muchas personas están pagando en este momento. Intenta de nuevo en un momento.',
  'There are several open orders with this phone number. Please pay by card, or call the restaurant.':
    'Hay varios pedidos abiertos con este número de teléfono. Paga con tarjeta o llama al restaurante.',
  'There are several open orders with this phone number. Please call the restaurant to order more.':
    'Hay varios pedidos abiertos con este número de teléfono. Llama al restaurante para pedir más.',
  'There were many orders from your network. Please pay by card, or call the restaurant.':
    'Hubo muchos pedidos desde tu red. Paga con tarjeta o llama al restaurante.',
  'There were many orders from your network. Please call the restaurant.':
    'Hubo muchos pedidos desde tu red. Llama al restaurante.',
  'Several orders with this phone number wait to be paid. Please pay one of them, or try again in ten minutes.':
    'Varios pedidos con este número de teléfono esperan su pago. Paga uno de ellos o intenta de nuevo en diez minutos.',
  'Many orders from your network wait to be paid. Please try again in a few minutes, or pay at the restaurant.':
    'Muchos pedidos de tu red esperan su pago. Intenta de nuevo en unos minutos o paga en el restaurante.',
  'Other guests are just paying for the last places at this time. Please try again in a few minutes, or choose another time.':
    'Otras personas están pagando los últimos lugares a esta hora. Intenta de nuevo en unos minutos o elige otra hora.',
  'Large orders are paid by card, and only a few are taken while cards are off. Please call the restaurant, or try again later.':
    'Los pedidos grandes se pagan con tarjeta y se reciben pocos mientras no se aceptan tarjetas. Llama al restaurante o intenta más tarde.',
  'This looks like a card number. Cards are entered in the card field only.':
    'Esto parece un número de tarjeta. Las tarjetas se escriben solo en el campo de la tarjeta.',
  'This order is paid already.': 'Este pedido ya está pagado.',
  'Cards cannot be taken here at the moment. You can pay at the restaurant.':
    'Por ahora no se aceptan tarjetas. Puedes pagar en el restaurante.',
  'Cards cannot be taken here at the moment. Please try again later.':
    'Por ahora no se aceptan tarjetas. Intenta más tarde.',
  'Please pay by card: this restaurant takes no orders that are paid later.':
    'Paga con tarjeta: este restaurante no recibe pedidos que se pagan después.',
  'Orders of {amount} and more are paid by card.': 'Los pedidos desde {amount} se pagan con tarjeta.',
  'This order is not kept any more. Please order again.':
    'Este pedido ya no está reservado. Haz el pedido de nuevo.',
  'This order is paid at the restaurant.': 'Este pedido se paga en el restaurante.',
  'Your payment is being checked. Please wait a moment.': 'Se está verificando tu pago. Espera un momento.',
  'The wallet’s payment could not be read, and nothing was charged. Please try again.':
    'No se pudo leer el pago y no se cobró nada. Intenta de nuevo.',
  'This wallet cannot be used here at the moment. Please pay by card.':
    'Por el momento esta forma de pago no está disponible aquí. Paga con tarjeta.',
  'This order does not wait for a payment by card.': 'Este pedido no espera ningún pago con tarjeta.',
};
