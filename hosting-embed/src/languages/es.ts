// Spanish for the strip.
import type { Catalogue, Speech } from '@bite/shared/kernel/translate';
import { languages } from '@bite/shared/website/languages';

export const es: Catalogue = {
  'Featured at {restaurant}': 'Destacados de {restaurant}',
  'No featured items available': 'No hay artículos destacados',
  'Loading featured items …': 'Cargando los destacados …',
  'The featured items could not be loaded': 'No se pudieron cargar los destacados',
  'Please try again in a moment.': 'Intenta de nuevo en un momento.',
  'We could not reach the restaurant. Check your connection and try again.':
    'No pudimos conectar con el restaurante. Revisa la conexión e intenta de nuevo.',
  'Try again': 'Intentar de nuevo',
  'Restaurant Not Found': 'Restaurante no encontrado',
  'Please check the address of this frame.': 'Revisa la dirección de este marco.',
  'In the restaurant only': 'Solo en el restaurante',
  Order: 'Pedir',
  'Order {item}': 'Pedir {item}',
  'Scroll left': 'Desplazar a la izquierda',
  'Scroll right': 'Desplazar a la derecha',
  'Your price': 'Tu precio',
  'Price on request': 'Precio a consultar',
  'From {price}': 'Desde {price}',
  '{item} is not in this part of the menu': '{item} no está en esta parte del menú',
};

export const speech: Speech = { locale: languages.es.locale, catalogue: es };
