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
  'Use my location': 'Usar mi ubicación',
  'Your location stays on this device.': 'La ubicación no sale de este dispositivo.',
  'Finding where you are…': 'Buscando la ubicación…',
  'We deliver where you are.': 'Entregamos en esta ubicación.',
  'We deliver where you are, but not to the address below.':
    'Entregamos en esta ubicación, pero no en la dirección de abajo.',
  'Enter the address, so that we find you.': 'Escribe la dirección para encontrarte.',
  'We don’t deliver where you are yet.': 'Todavía no entregamos en esta ubicación.',
  'Enter the address: its postal code decides whether we deliver there.':
    'Escribe la dirección: el código postal decide si entregamos ahí.',
  'Your browser does not share your location here. Enter the address instead.':
    'El navegador no comparte la ubicación aquí. Escribe la dirección.',
  'Your location could not be found exactly enough. Enter the address instead.':
    'No se encontró la ubicación con suficiente exactitud. Escribe la dirección.',
  'We don’t deliver to {code} yet.': 'Todavía no entregamos en {code}.',
  'We don’t deliver to this address yet.': 'Todavía no entregamos en esta dirección.',
  'We don’t deliver there yet': 'Todavía no entregamos ahí',
  'No delivery there': 'Sin entrega ahí',
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
