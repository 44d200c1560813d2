// Where deliveries go, and what they cost.
import type { Catalogue } from '@bite/shared/kernel/translate';

export const delivery: Catalogue = {
  'We deliver there.': 'Entregamos ahí.',
  '{fee} delivery fee': 'Entrega: {fee}',
  'Free delivery': 'Entrega gratis',
  'about {minutes} min': 'unos {minutes} min',
  'orders from {amount}': 'pedidos desde {amount}',
  'free from {amount}': 'gratis desde {amount}',
  '{fee} from {amount}': '{fee} desde {amount}',
  'Delivery costs less with more: {fees}.': 'La entrega cuesta menos con más: {fees}.',
  'Enter your street, too: we look up whether we deliver there.':
    'Escribe también la calle: comprobamos si entregamos ahí.',
  'We don’t deliver to {code} yet.': 'Todavía no entregamos en {code}.',
  'We don’t deliver to this address yet.': 'Todavía no entregamos en esta dirección.',
  'We don’t deliver there yet': 'Todavía no entregamos ahí',
  'Choose another address, or pickup.': 'Elige otra dirección o para llevar.',
  'Choose another address.': 'Elige otra dirección.',
  Change: 'Cambiar',
  'Change the delivery address': 'Cambiar la dirección de entrega',
  'Pick up instead': 'Pedir para llevar',
  'Checking whether we deliver there…': 'Revisando si entregamos ahí…',
  'We could not check this address.': 'No se pudo revisar esta dirección.',
  'Check it again': 'Revisar de nuevo',
  '{amount} more for free delivery': '{amount} más para la entrega gratis',
  '{amount} more for delivery at {fee}': '{amount} más para la entrega a {fee}',
};
