// Why something cannot be had as it was asked for, and how many of something: the words of the rules in shared.
import type { Catalogue } from '@bite/shared/kernel/translate';

export const rules: Catalogue = {
  '{item} is sold out': '{item}: agotado',
  'Only {left} left of {item}': 'Solo quedan {left} de {item}',
  'This item is no longer on the menu': 'Este artículo ya no está en el menú',
  '{item} cannot be ordered online': '{item} no se puede pedir en línea',
  '{item} is not in this part of the menu': '{item} no está en esta parte del menú',
  '{item} is no longer on the menu as you had it': '{item} ya no está en el menú como antes',
  '{item} is not available for this kind of order': '{item} no está disponible para este tipo de pedido',
  '{item} is not on the menu on that date': '{item} no está en el menú en esa fecha',
  '{item} is not served on that day': '{item} no se sirve ese día',
  '{item} is not served at that time': '{item} no se sirve a esa hora',
  '{item} is out of season': '{item} está fuera de temporada',
  'Enter a price above zero': 'Escribe un precio mayor que cero',
  'Enter at most {most}': 'Escribe como máximo {most}',
  'Enter a price in steps of {step}': 'Escribe un precio en múltiplos de {step}',
  '{problem} for {item}': '{problem} para {item}',
  '{item} has no price yet': '{item} todavía no tiene precio',
  '{item} has a fixed price': '{item} tiene un precio fijo',
  'Choose a size of {item}': 'Elige un tamaño de {item}',
  '{item} has no sizes': '{item} no tiene tamaños',
  'Enter a price for {item}': 'Escribe un precio para {item}',
  'The options of {item} need another look': 'Revisa las opciones de {item}',
  'The options of {item} need another look: {group}': 'Revisa las opciones de {item}: {group}',
  'Select {count} options': { one: 'Elige 1 opción', other: 'Elige {count} opciones' },
  'Select {min} to {count} options': 'Elige de {min} a {count} opciones',
  'Select at least {count} options': {
    one: 'Elige al menos 1 opción',
    other: 'Elige al menos {count} opciones',
  },
  'Select up to {count} options': { one: 'Elige hasta 1 opción', other: 'Elige hasta {count} opciones' },
  '{picked} instead of {replaced}, {max} at most.': '{picked} en lugar de {replaced}, máximo {max}.',
  'You can order at most {max} from {group}: {count} are in your order':
    'Se pueden pedir como máximo {max} de {group}: hay {count} en el pedido',
  'Choose at least {min} from {group}: {count} are in your order':
    'Elige al menos {min} de {group}: hay {count} en el pedido',
  'At least {min} and at most {max} from {group} in one order':
    'Al menos {min} y como máximo {max} de {group} por pedido',
  'At least {min} from {group} in one order': 'Al menos {min} de {group} por pedido',
  'At most {max} from {group} in one order': 'Como máximo {max} de {group} por pedido',
  'An order can come to at most {most} - please remove something or call the restaurant':
    'Un pedido puede sumar como máximo {most}: quita algo o llama al restaurante',
  'This order contains alcohol: please confirm that you are {age} or older':
    'El pedido contiene alcohol: confirma que tienes {age} años o más',
  'Order type not configured': 'Falta elegir el tipo de pedido',
  'Restaurant is closed - please schedule your order': 'El restaurante está cerrado: programa el pedido',
  'This restaurant is not taking orders': 'Este restaurante no recibe pedidos',
  'This restaurant does not take orders on this site': 'Este restaurante no recibe pedidos en este sitio',
  'This restaurant does not offer pickup': 'Este restaurante no ofrece pedidos para llevar',
  'This restaurant does not deliver': 'Este restaurante no hace entregas',
  'Delivery is paused - please choose pickup or another time':
    'Las entregas están en pausa: elige para llevar u otra hora',
  'Pickup is paused - please choose delivery or another time':
    'Los pedidos para llevar están en pausa: elige entrega u otra hora',
  'The kitchen is full at this time. Please choose another day.':
    'La cocina está llena a esa hora. Elige otro día.',
  'The kitchen is full at this time. The next free times: {times}.':
    'La cocina está llena a esa hora. Próximas horas libres: {times}.',
  'This restaurant delivers in its own country only': 'Este restaurante solo entrega en su propio país',
  'Tip must be a number': 'La propina debe ser un número',
  'This restaurant does not take tips': 'Este restaurante no recibe propinas',
  'Tip cannot be negative': 'La propina no puede ser negativa',
  'Tip has too many decimals': 'La propina tiene demasiados decimales',
  'Some of the details are not right.': 'Algunos datos no son correctos.',
  'The total has changed - please check your order again': 'El total cambió: revisa el pedido otra vez',
  'This order contains alcohol.': 'El pedido contiene alcohol.',
  'The restaurant does not offer this kind of order now.':
    'El restaurante no ofrece ahora este tipo de pedido.',
  'The restaurant is not taking orders for this time.': 'El restaurante no recibe pedidos para esa hora.',
  'Something in the order is not available.': 'Algo del pedido no está disponible.',
  'One of the items needs another look.': 'Revisa uno de los artículos.',
  'The order has moved on, so this is no longer possible here.':
    'El pedido avanzó, así que esto ya no es posible aquí.',
  'This was not found.': 'No se encontró.',
  'Too many requests. Please wait a moment and try again.':
    'Demasiados intentos. Espera un momento e intenta de nuevo.',
  'Something went wrong. Please try again.': 'Algo salió mal. Intenta de nuevo.',
  'Please check this.': 'Revisa esto.',
};
