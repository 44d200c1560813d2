// Sentences that only the server says: the page finds them in its answers (lib/refusal-texts.ts).
import type { Catalogue } from '@bite/shared/kernel/translate';

export const server: Catalogue = {
  'We cannot look up this address at the moment - please try again in a minute, or choose pickup':
    'No podemos buscar esta dirección en este momento: intenta en un minuto o elige para llevar',
  'This restaurant takes cancellations by phone only.': 'Este restaurante solo cancela por teléfono.',
  'The kitchen has begun to prepare your order, so it can no longer be cancelled here.':
    'La cocina ya empezó a preparar el pedido, así que ya no se puede cancelar aquí.',
  'Your order is paid, so it cannot be cancelled here.':
    'El pedido está pagado, así que no se puede cancelar aquí.',
  'Your order can no longer be cancelled here.': 'El pedido ya no se puede cancelar aquí.',
  'The time to cancel your order here is over.': 'El plazo para cancelar el pedido aquí terminó.',
  'Something went wrong on our side. Please try again.': 'Algo salió mal de nuestro lado. Intenta de nuevo.',
};
