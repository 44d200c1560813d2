// When and how an order is wanted: its day and time, allergies, cutlery, and who is there to pick it up; and diets.
import type { Catalogue } from '@bite/shared/kernel/translate';

export const wishes: Catalogue = {
  'No more times': 'Sin más horas',
  Night: 'Noche',
  Morning: 'Mañana',
  Afternoon: 'Tarde',
  Evening: 'Noche',
  '{count} days': { one: '1 día', other: '{count} días' },
  '{count} hours': { one: '1 hora', other: '{count} horas' },
  '{count} minutes': { one: '1 minuto', other: '{count} minutos' },
  'Please order at least {time} ahead for a later time':
    'Los pedidos para más tarde se hacen con al menos {time} de anticipación',
  '{item} has to be ordered at least {time} ahead - please choose a later time':
    '{item} se pide con al menos {time} de anticipación. Elige una hora más tarde',
  'Order it at least {time} ahead': 'Se pide con al menos {time} de anticipación',
  'Allergies? (optional)': '¿Alergias? (opcional)',
  'The kitchen reads it before anything else.': 'La cocina lo lee antes que nada.',
  'The kitchen reads it before anything else. If it is severe, call us before you order: {phone}.':
    'La cocina lo lee antes que nada. Si es grave, llama antes de pedir: {phone}.',
  'I need cutlery and napkins': 'Con cubiertos y servilletas',
  'It cannot be left at the door.': 'No se puede dejar en la puerta.',
  'Leave it at the door': 'Dejar en la puerta',
  'Your order contains alcohol, so somebody has to show an ID at the door.':
    'El pedido lleva alcohol: hay que mostrar una identificación en la puerta.',
  'You pay at the door, so somebody has to be there to take it.':
    'Se paga en la puerta: alguien tiene que recibirlo.',
  'Allergies, told to the kitchen: {allergies}': 'Alergias, avisadas a la cocina: {allergies}',
  'With cutlery and napkins': 'Con cubiertos y servilletas',
  'Leave it at your door': 'Se deja en tu puerta',
  'Left at your door': 'Se dejó en tu puerta',
  'The restaurant knows that you are here': 'El restaurante sabe que estás aquí',
  'Are you here?': '¿Ya estás aquí?',
  'Since {clock}': { one: 'Desde la {clock}', other: 'Desde las {clock}' },
  'Tell the restaurant when you have arrived to pick up your order.':
    'Avisa al restaurante cuando llegues a recoger el pedido.',
  'The restaurant was not told.': 'El restaurante no recibió el aviso.',
  'We could not reach the restaurant. Trying again is safe.':
    'No pudimos conectar con el restaurante. Se puede intentar de nuevo sin problema.',
  'Where are you? (optional)': '¿Dónde estás? (opcional)',
  'Blue car, spot 3': 'Auto azul, lugar 3',
  'Telling them…': 'Avisando…',
  'Tell them where': 'Avisar dónde',
  'I’m here': 'Ya llegué',
  Diets: 'Dietas',
  'Diets and allergens': 'Dietas y alérgenos',
  'Suitable for': 'Apto para',
  Without: 'Sin',
  'without {allergen}': 'sin {allergen}',
  'By what we state of each dish. Our kitchen uses all of our ingredients, so traces are possible.':
    'Según lo que indicamos de cada plato. La cocina usa todos los ingredientes, así que puede haber trazas.',
  'Ask us about allergies before you order.': 'Pregunta por alergias antes de pedir.',
  'Ask us about allergies before you order: {phone}': 'Pregunta por alergias antes de pedir: {phone}',
  'Clear these': 'Quitar filtros',
  '{count} items': { one: '1 artículo', other: '{count} artículos' },
  'Items that suit': 'Artículos que van',
  'Nothing on the menu is stated so.': 'No indicamos nada así en el menú.',
  '{count} items are left out, since we have not stated what they contain.': {
    one: '1 artículo queda fuera, porque no indicamos lo que contiene.',
    other: '{count} artículos quedan fuera, porque no indicamos lo que contienen.',
  },
};
