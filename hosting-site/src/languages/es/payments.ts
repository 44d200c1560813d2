// Paying by card.
import type { Catalogue } from '@bite/shared/kernel/translate';

export const payments: Catalogue = {
  'How would you like to pay?': '¿Cómo quieres pagar?',
  Card: 'Tarjeta',
  'Paid now, on this page.': 'Se paga ahora, en esta página.',
  'Cards cannot be taken here at the moment.': 'Por el momento no se aceptan tarjetas aquí.',
  'Nothing was charged, and all you typed is kept. You now pay when you get your food.':
    'No se cobró nada y todo lo que escribiste se conserva. Ahora se paga al recibir la comida.',
  'Nothing was charged, and all you typed is kept.': 'No se cobró nada y todo lo que escribiste se conserva.',
  'Nothing was charged for this order.': 'No se cobró nada por este pedido.',
  'Please try again later, or ask at the restaurant.':
    'Intenta de nuevo más tarde o pregunta en el restaurante.',
  'Your order works as usual, and you pay when you get your food.':
    'El pedido funciona como siempre y se paga al recibir la comida.',
  'Please try again later, or call the restaurant.': 'Intenta de nuevo más tarde o llama al restaurante.',
  'Pay {total}': 'Pagar {total}',
  'Paying. Please wait…': 'Pagando. Espera un momento…',
  'Pay by card': 'Pagar con tarjeta',
  'The restaurant gets order {number} once it is paid. We keep it for you until {clock}.':
    'El restaurante recibe el pedido {number} cuando esté pagado. Lo guardamos hasta las {clock}.',
  'Pay with': 'Pagar con',
  'Pay with {wallet}': 'Pagar con {wallet}',
  'Pay {total} with {wallet}': 'Pagar {total} con {wallet}',
  'Pay another way': 'Pagar de otra forma',
  'You confirm the sum in {wallet} in the next step.':
    'El total se confirma en {wallet} en el paso siguiente.',
  'Order {number} is kept for you. It is placed once it is paid.':
    'El pedido {number} está guardado. Se envía cuando esté pagado.',
  '{wallet} could not be opened. Try again, or pay by card. Nothing was charged.':
    'No se pudo abrir {wallet}. Intenta de nuevo o paga con tarjeta. No se cobró nada.',
  'Your order is not paid yet, and nothing was charged.': 'El pedido aún no está pagado y no se cobró nada.',
  'Your cards': 'Tus tarjetas',
  'Another card': 'Otra tarjeta',
  'Expires {month}': 'Vence {month}',
  'Expired {month}': 'Venció {month}',
  'Name on the card': 'Nombre en la tarjeta',
  'As on the statements of the card.': 'Como en los estados de cuenta de la tarjeta.',
  'Keep this card for next time': 'Guardar esta tarjeta para la próxima vez',
  'The card service keeps it, we only its last four digits. Remove it in your account at any time.':
    'La guarda el servicio de tarjetas; nosotros, solo sus últimos cuatro dígitos. Se puede eliminar en la cuenta en cualquier momento.',
  'Card number': 'Número de tarjeta',
  'Expiry date': 'Fecha de vencimiento',
  'Security code': 'Código de seguridad',
  'Month in which the card expires': 'Mes en que vence la tarjeta',
  'Year in which the card expires': 'Año en que vence la tarjeta',
  'Card number, expiry date and security code':
    'Número de tarjeta, fecha de vencimiento y código de seguridad',
  'Loading the card fields': 'Cargando los campos de la tarjeta',
  'The card fields could not be loaded.': 'No se pudieron cargar los campos de la tarjeta.',
  'Check your connection, or whether something in your browser blocks them.':
    'Revisa la conexión, o si algo en el navegador los bloquea.',
  'Load the card fields again': 'Volver a cargar los campos',
  'The card fields are not there yet. Load them again, or pay another way.':
    'Los campos de la tarjeta aún no aparecen. Vuelve a cargarlos o paga de otra forma.',
  'Your card number goes straight to the restaurant’s card service. This page never sees it.':
    'El número de tarjeta va directamente al servicio de tarjetas del restaurante. Esta página nunca lo ve.',
  'This card number is not right. Please check it.': 'Este número de tarjeta no es correcto. Revísalo.',
  'Please check the expiry date of the card.': 'Revisa la fecha de vencimiento de la tarjeta.',
  'Please check the security code: three digits on the back, or four on the front.':
    'Revisa el código de seguridad: tres dígitos al reverso, o cuatro al frente.',
  'Please fill in the number, the expiry date and the security code of the card.':
    'Completa el número, la fecha de vencimiento y el código de seguridad de la tarjeta.',
  'Please enter the name on the card': 'Escribe el nombre que aparece en la tarjeta',
  'Please enter the postal code of your bank statement': 'Escribe el código postal de tu estado de cuenta',
  'Your payment did not go through.': 'El pago no se realizó.',
  'Your order is kept for a few minutes.': 'El pedido se guarda unos minutos.',
  'We are checking your payment. Don’t pay again.': 'Estamos comprobando tu pago. No vuelvas a pagar.',
  'We are still checking your payment. Don’t pay again.': 'Seguimos comprobando tu pago. No vuelvas a pagar.',
  'The bank has not answered clearly about order {number}. We usually know within two minutes, and this page says what came of it.':
    'El banco no ha dado una respuesta clara sobre el pedido {number}. Normalmente lo sabemos en menos de dos minutos, y esta página dirá el resultado.',
  'The answer about order {number} takes longer than it should. We go on asking, and you pay for it once at most.':
    'La respuesta sobre el pedido {number} tarda más de lo debido. Seguimos preguntando, y lo pagarás una sola vez como máximo.',
  'You may close this page and come back to {page} at any time.':
    'Puedes cerrar esta página y volver a {page} en cualquier momento.',
  'Please wait. Don’t pay again.': 'Espera un momento. No vuelvas a pagar.',
  'It takes longer than usual. Don’t pay again.': 'Tarda más de lo normal. No vuelvas a pagar.',
  'the page of order {number}': 'la página del pedido {number}',
  'You may close this page and come back by its link at any time.':
    'Puedes cerrar esta página y volver con su enlace en cualquier momento.',
  'Questions? Call the restaurant: {phone}.': '¿Preguntas? Llama al restaurante: {phone}.',
  'If you would rather not wait, call the restaurant and say the number of your order: {phone}.':
    'Si prefieres no esperar, llama al restaurante y di el número de tu pedido: {phone}.',
  'You have no connection at the moment. We go on as soon as it is back.':
    'No hay conexión por el momento. Seguimos en cuanto vuelva.',
  'We are checking your payment': 'Estamos comprobando tu pago',
  'Your order waits for your payment': 'Tu pedido espera el pago',
  'Your order was not paid in time, so it was not placed.':
    'El pedido no se pagó a tiempo, así que no se hizo.',
  'Nothing was charged. Your cart is still here: you can order again.':
    'No se cobró nada. El carrito sigue aquí: puedes pedir de nuevo.',
  'Order {number} waits for its payment.': 'El pedido {number} espera el pago.',
  'Nothing was charged yet. Pay below: that never orders twice.':
    'Todavía no se cobró nada. Paga abajo: nunca se pide dos veces.',
  'your card': 'tu tarjeta',
  'Paid by {card}': 'Pagado con {card}',
  '{amount} was returned to {card}': 'Se devolvieron {amount} a {card}',
  'What you paid goes back to {card}. Banks take some days.':
    'Lo que pagaste vuelve a {card}. Los bancos tardan unos días.',
  'Your card was not charged': 'No se cobró nada a tu tarjeta',
  'Your payment is being checked': 'Se está comprobando el pago',
  'Not paid yet': 'Todavía sin pagar',
  'The restaurant will not prepare it, and your card will not be charged.':
    'El restaurante no lo preparará y no se cobrará nada a tu tarjeta.',
  'Pay at pickup instead': 'Mejor pagar al recoger',
  'Pay on delivery instead': 'Mejor pagar al recibir',
  'Saved cards': 'Tarjetas guardadas',
  'None yet. A card can be kept when you pay with it.':
    'Todavía ninguna. Una tarjeta se puede guardar al pagar con ella.',
  'The card could not be removed. Please try again.': 'No se pudo eliminar la tarjeta. Intenta de nuevo.',
  'Used at {restaurant}': 'Usada en {restaurant}',
};
