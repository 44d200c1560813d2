// The pages about the restaurant, and what search engines and link previews show of any page.
import type { Catalogue } from '@bite/shared/kernel/translate';

export const website: Catalogue = {
  'Find us': 'Dónde estamos',
  'Show on the map': 'Ver en el mapa',
  'Reach us': 'Contáctanos',
  'Opening hours': 'Horario',
  Hours: 'Horario',
  'Please call for our hours.': 'Llama para conocer el horario.',
  Checkout: 'Finalizar el pedido',
  'Your order': 'Tu pedido',
  '{restaurant} – Menu and online ordering': '{restaurant} – Menú y pedidos en línea',
  'Order online from {restaurant}, {address}. See the menu and choose pickup or delivery.':
    'Pide en línea en {restaurant}, {address}. Mira el menú y elige para llevar o entrega.',
};
