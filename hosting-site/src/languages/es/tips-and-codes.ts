// Tips and promo codes, and what is wrong with a cart, at checkout.
import type { Catalogue } from '@bite/shared/kernel/translate';

export const tipsAndCodes: Catalogue = {
  'Cart is empty': 'El carrito está vacío',
  'Some items have invalid modifier selections': 'Algunos artículos tienen opciones que ya no son válidas',
  'Cart has expired': 'El carrito caducó',
  'Item {number} ({item}) has invalid modifier configuration':
    'Artículo {number} ({item}): opciones no válidas',
  'For the driver and the kitchen.': 'Para quien reparte y la cocina.',
  'For the kitchen.': 'Para la cocina.',
  'No tip': 'Sin propina',
  'Another amount': 'Otro monto',
  'Your tip ({currency})': 'Propina ({currency})',
  'Yes, tip {amount}': 'Sí, {amount} de propina',
  'This is more than your food costs.': 'Es más de lo que cuesta la comida.',
  'Please type the tip as an amount, such as 4.50': 'Escribe la propina como monto, por ejemplo 4.50',
  'Please confirm this tip, or change it': 'Confirma esta propina o cámbiala',
  'This restaurant does not take tips for delivery': 'Este restaurante no recibe propinas en entregas',
  'This restaurant does not take tips for pickup':
    'Este restaurante no recibe propinas en pedidos para llevar',
  'Your tip was taken off. Have a look at the new total, and confirm it if you agree.':
    'Quitamos la propina. Mira el total nuevo y confírmalo si estás de acuerdo.',
  'The tip can be at most {amount}': 'La propina puede ser de {amount} como máximo',
  'Have a code?': '¿Tienes un código?',
  'Promo code': 'Código promocional',
  Apply: 'Aplicar',
  Free: 'Gratis',
  'Your cart is kept. Use another code, or order without one.':
    'El carrito se conserva. Usa otro código o pide sin código.',
  'This code cannot be used.': 'Este código no se puede usar.',
  'Remove the code {code}': 'Quitar el código {code}',
  'We do not know this code. Please check how it is written.':
    'No conocemos este código: revisa cómo está escrito.',
  'This code has expired': 'Este código ya venció',
  'This code has been used up': 'Este código ya se agotó',
  'You have already used this code': 'Este código ya se usó en otro pedido',
  'This code is valid from {day}': 'Este código vale desde el {day}',
  'This code is not for delivery': 'Este código no vale para entregas',
  'This code is not for pickup': 'Este código no vale para llevar',
  'Add {amount} more to use this code': 'Agrega {amount} más para usar este código',
  'Add {item} to your order to get it free': 'Agrega {item} al pedido para recibirlo gratis',
  'This code is for items that are not in your order': 'Este código es para platos que no están en el pedido',
};
