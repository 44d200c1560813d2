// The frame around the pages, and the parts that all of them share.
import type { Catalogue } from '@bite/shared/kernel/translate';

export const app: Catalogue = {
  'Ordering here needs JavaScript, which is off. Call us instead: {phone}':
    'Para pedir aquí hace falta JavaScript, que está desactivado. Llama: {phone}',
  'Ordering here needs JavaScript, which is off.':
    'Para pedir aquí hace falta JavaScript, que está desactivado.',
  'The checkout needs JavaScript, which is off.':
    'Para terminar el pedido hace falta JavaScript, que está desactivado.',
  'Signing in and the account need JavaScript, which is off.':
    'Para iniciar sesión y ver la cuenta hace falta JavaScript, que está desactivado.',
  'To follow this order, turn JavaScript on in the browser, or call the restaurant.':
    'Para seguir este pedido, hay que activar JavaScript en el navegador o llamar al restaurante.',
  'View cart': 'Ver carrito',
  Cart: 'Carrito',
  items: { one: 'artículo', other: 'artículos' },
  More: 'Más',
  Home: 'Inicio',
  Menu: 'Menú',
  'Our Story': 'Nuestra historia',
  Contact: 'Contacto',
  Language: 'Idioma',
  'Your recent orders': 'Pedidos recientes',
  Call: 'Llamar',
  Appearance: 'Apariencia',
  System: 'Sistema',
  Light: 'Claro',
  Dark: 'Oscuro',
  'Skip to content': 'Ir al contenido',
  'Loading...': 'Cargando...',
  Close: 'Cerrar',
  Item: 'Artículo',
  '{item} changed': '{item}: cambio guardado',
  '{item} added to your cart': '{item}: agregado al carrito',
  '{item} is not in your cart yet.': '{item} todavía no está en el carrito.',
  'Choose a time for it': 'Elegir la hora',
  'We could not reach the restaurant. Check your connection and try again.':
    'No pudimos conectar con el restaurante. Revisa la conexión e intenta de nuevo.',
  'You are offline.': 'Sin conexión a internet.',
  'The restaurant cannot be reached at the moment.': 'No se puede conectar con el restaurante por ahora.',
  'This is the menu of {clock}.': {
    one: 'Este es el menú de la {clock}.',
    other: 'Este es el menú de las {clock}.',
  },
  'This is the menu of {day}, {clock}.': 'Este es el menú del {day}, {clock}.',
  'This is the page of {clock}.': {
    one: 'Esta es la página de la {clock}.',
    other: 'Esta es la página de las {clock}.',
  },
  'This is the page of {day}, {clock}.': 'Esta es la página del {day}, {clock}.',
  'The menu opens without a connection; other links need one.':
    'El menú se abre sin conexión; otros enlaces la necesitan.',
  'Prices and what is sold out may have changed.': 'Los precios y lo agotado pueden haber cambiado.',
  'Ordering needs a connection. Nothing you typed is lost, and your cart is kept.':
    'Para pedir hace falta conexión. Nada de lo escrito se pierde, y el carrito se conserva.',
  'Ordering needs a connection. Your cart is kept.':
    'Para pedir hace falta conexión. El carrito se conserva.',
  'Add to home screen': 'Agregar a la pantalla de inicio',
  'Something went wrong': 'Algo salió mal',
  'An unexpected error occurred. Please refresh the page or try again later.':
    'Ocurrió un error inesperado. Recarga la página o intenta más tarde.',
  'Refresh Page': 'Recargar la página',
  'Try Again': 'Intentar de nuevo',
  'Page not found': 'Página no encontrada',
  'There is nothing at this address. The menu is where it always was.':
    'No hay nada en esta dirección. El menú sigue donde siempre.',
  'See the menu': 'Ver el menú',
  'Restaurant Not Available': 'Restaurante no disponible',
  'Restaurant Not Found': 'Restaurante no encontrado',
  "We couldn't find a restaurant with the slug: {slug}":
    'No encontramos ningún restaurante con el nombre: {slug}',
  'Please check the URL or contact support if you believe this is an error.':
    'Revisa la dirección o escribe a soporte si crees que es un error.',
  'No restaurant is configured for this domain or URL.':
    'No hay ningún restaurante configurado para este dominio o dirección.',

  'Development Mode': 'Modo de desarrollo',
  'Open one of the restaurants that npm start has listed.':
    'Abre uno de los restaurantes que muestra npm start.',
  'Please check: {field}': 'Revisa: {field}',
  of: 'de',
  'Quantity of {item}': 'Cantidad de {item}',
  'Add {item}': 'Agregar {item}',
  'Remove {item}': 'Quitar {item}',
  'One less {item}': 'Uno menos de {item}',
  'One more {item}': 'Uno más de {item}',
};
