// The pages about the restaurant, and what search engines and link previews show of any page.
import type { Catalogue } from '@bite/shared/kernel/translate';

export const website: Catalogue = {
  'Order Now': 'Pedir ahora',
  'Read our story': 'Leer nuestra historia',
  'Visit us': 'Visítanos',
  'Follow us': 'Redes sociales',
  Gallery: 'Galería',
  'Picture {number} of {count}': 'Foto {number} de {count}',
  'Previous picture': 'Foto anterior',
  'Next picture': 'Foto siguiente',
  'Online orders are placed with {service}.': 'Los pedidos en línea se hacen en {service}.',
  'Online orders are placed on another site.': 'Los pedidos en línea se hacen en otro sitio.',
  'We take no orders online at the moment.': 'Por el momento no tomamos pedidos en línea.',
  'We take no orders online at the moment. To order, call {phone}.':
    'Por el momento no tomamos pedidos en línea. Para pedir, llama al {phone}.',
  'Our website is switched off at the moment. For an order or a question, please call or visit us.':
    'Nuestro sitio está desactivado por el momento. Para un pedido o una pregunta, llámanos o visítanos.',
  '{restaurant} – Menu': '{restaurant} – Menú',
  'The menu, hours and address of {restaurant}, {address}.':
    'El menú, el horario y la dirección de {restaurant}, {address}.',
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
