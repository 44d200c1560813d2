// The guest's account: signing in, the profile, saved addresses, orders and points.
import type { Catalogue } from '@bite/shared/kernel/translate';

export const diners: Catalogue = {
  Favourites: 'Favoritos',
  'You have very many favourites here. Please remove one first.':
    'Hay demasiados favoritos aquí. Quita uno primero.',
  '{item} is a favourite': '{item} es un favorito',
  'None of your favourites is on the menu now.': 'Ninguno de tus favoritos está ahora en el menú.',
  'Dishes that you mark with the heart are kept here.': 'Aquí se guardan los platos marcados con el corazón.',
  'Sign in': 'Iniciar sesión',
  Account: 'Cuenta',
  'Your account': 'Tu cuenta',
  'We mail you a code. No password, and nothing to sign up for.':
    'Te enviamos un código por correo. Sin contraseña y sin registro.',
  or: 'o',
  'Continue with {provider}': 'Continuar con {provider}',
  'You did not sign in with {provider}. Nothing has changed.':
    'No se inició sesión con {provider}. Nada cambió.',
  'This sign-in is over. Please begin again.': 'Este inicio de sesión terminó. Empieza de nuevo.',
  '{provider} could not sign you in at the moment. Please try again, or use a code by mail.':
    '{provider} no pudo iniciar tu sesión en este momento. Intenta de nuevo o usa un código por correo.',
  'Back to where you were': 'Volver a donde estabas',
  'Sending…': 'Enviando…',
  'Send me a code': 'Recibir un código',
  'We have mailed a code to {email}. It is valid for ten minutes.':
    'Enviamos un código a {email}. Vale por diez minutos.',
  'We have mailed another code to {email}. It is valid for ten minutes.':
    'Enviamos otro código a {email}. Vale por diez minutos.',
  'We have mailed a link to {email}. Open it to sign in: there were too many codes today.':
    'Enviamos un enlace a {email}. Ábrelo para iniciar sesión: hoy hubo demasiados códigos.',
  Code: 'Código',
  'One moment…': 'Un momento…',
  'Send another code': 'Enviar otro código',
  'Use another address': 'Usar otro correo',
  'Sign in as {email} at {restaurant}?': '¿Iniciar sesión como {email} en {restaurant}?',
  'If this is not your address, somebody else has sent you this link. Do not use it.':
    'Si este no es tu correo, otra persona te envió el enlace. No lo uses.',
  'Ask for another code': 'Pedir otro código',
  'Stay signed in on this device for two weeks': 'Mantener la sesión en este dispositivo por dos semanas',
  'Signed in as {email}': 'Sesión iniciada como {email}',
  'This could not be saved. Please try again.': 'No se pudo guardar. Intenta de nuevo.',
  '{restaurant} may mail me offers. I can take this back here at any time.':
    '{restaurant} puede enviarme ofertas por correo. Puedo cambiarlo aquí en cualquier momento.',
  'Saving…': 'Guardando…',
  Save: 'Guardar',
  'Saved.': 'Guardado.',
  'Where you are signed in': 'Dónde está abierta tu sesión',
  'Signed out: {device}.': 'Sesión cerrada: {device}.',
  'This could not be ended. Please try again.': 'No se pudo cerrar. Intenta de nuevo.',
  'We could not load this list.': 'No pudimos cargar esta lista.',
  '{device} · this device': '{device} · este dispositivo',
  '{host}, since {time}': '{host}, desde {time}',
  'Sign out {device}': 'Cerrar la sesión de {device}',
  'Sign out': 'Cerrar sesión',
  'Sign out everywhere': 'Cerrar sesión en todas partes',
  'Unknown device': 'Dispositivo desconocido',
  '{browser} on {system}': '{browser} en {system}',
  'You are still signed in: we could not reach the restaurant. Please try again.':
    'La sesión sigue abierta: no pudimos conectar con el restaurante. Intenta de nuevo.',
  'Signing out also removes your name, address and order links from this device.':
    'Al cerrar sesión también se borran de este dispositivo el nombre, la dirección y los enlaces de los pedidos.',
  'Your points': 'Tus puntos',
  '{points} at {restaurant}, worth {amount}': '{points} en {restaurant}, valen {amount}',
  '{points} at {restaurant}': '{points} en {restaurant}',
  'Every order that you place while signed in earns points, and they pay for others at checkout.':
    'Cada pedido con la sesión iniciada suma puntos, que pagan parte de otros pedidos.',
  'Order {number}, earned': 'Pedido {number}, ganados',
  'Order {number}, taken back': 'Pedido {number}, retirados',
  'Order {number}, spent': 'Pedido {number}, usados',
  'Order {number}, given back': 'Pedido {number}, devueltos',
  'Your orders': 'Tus pedidos',
  Cancelled: 'Cancelado',
  Completed: 'Completado',
  'In progress': 'En curso',
  '{amount} refunded': 'Se reembolsaron {amount}',
  'Orders that you place while signed in are kept here.':
    'Aquí se guardan los pedidos que haces con la sesión iniciada.',
  'Loading your orders': 'Cargando los pedidos',
  'We could not load your orders.': 'No pudimos cargar los pedidos.',
  'Show earlier orders': 'Ver pedidos anteriores',
  'Saved addresses': 'Direcciones guardadas',
  'None yet. Saved addresses are offered when you order a delivery.':
    'Todavía ninguna. Las direcciones guardadas aparecen al pedir una entrega.',
  'Add an address': 'Agregar una dirección',
  'You have saved {count} addresses, as many as there may be.':
    'Hay {count} direcciones guardadas, el máximo posible.',
  'used first': 'la primera opción',
  'Use {address} first': 'Usar primero {address}',
  'Use first': 'Usar primero',
  'Delete {address}': 'Borrar {address}',
  Delete: 'Borrar',
  'Name (optional)': 'Nombre (opcional)',
  'Such as Home or Work.': 'Por ejemplo, Casa o Trabajo.',
  'Save address': 'Guardar la dirección',
  'Sign in to pay with points': 'Iniciar sesión para pagar con puntos',
  'Looking up your points…': 'Buscando tus puntos…',
  'You have {count} points.': { one: 'Tienes {count} punto.', other: 'Tienes {count} puntos.' },
  'Pay with points': 'Pagar con puntos',
  'They pay {amount} of this order.': 'Pagan {amount} de este pedido.',
  '{points}, worth {amount} at checkout': '{points}, valen {amount} al pagar',
  'Sign in for saved addresses': 'Iniciar sesión para usar direcciones guardadas',
  'Another address': 'Otra dirección',
  'Save this address': 'Guardar esta dirección',
  'This address could not be saved. Your order is not affected.':
    'No se pudo guardar la dirección. El pedido no cambia.',
  'Your data': 'Tus datos personales',
  'What is kept, and for how long': 'Qué se guarda y por cuánto tiempo',
  'Download my data': 'Descargar mis datos',
  'There is more than one file may hold. Please ask the restaurant for the rest.':
    'Hay más de lo que cabe en un archivo. Pide el resto al restaurante.',
  'Delete my account': 'Borrar mi cuenta',
  'Delete your account?': '¿Borrar tu cuenta?',
  'An order that is in progress goes on. Your name is erased from it once it is over.':
    'Un pedido en curso sigue adelante. El nombre se borra de él cuando termina.',
  'Your profile, addresses and points at all restaurants are deleted, and your name is erased from your orders. This cannot be undone.':
    'Se borran el perfil, las direcciones y los puntos en todos los restaurantes, y el nombre desaparece de los pedidos. No se puede deshacer.',
  'Keep my account': 'Conservar mi cuenta',
  'Deleting…': 'Borrando…',
  Privacy: 'Privacidad',
  'Who is responsible': 'Quién es responsable',
  'The site and its orders run on Bite, which keeps them on the restaurant’s behalf.':
    'El sitio y los pedidos funcionan con Bite, que los guarda por encargo del restaurante.',
  'What is kept of an order': 'Qué se guarda de un pedido',
  'Your name, phone number and email address, so that the restaurant can prepare the order and reach you; for a delivery your address; and what you ordered, with your notes.':
    'Tu nombre, teléfono y correo, para preparar el pedido y poder contactarte; en una entrega, la dirección; y lo que pediste, con tus notas.',
  'Name, phone number, email address and address are erased after {count} months. The dishes and amounts stay as long as tax law asks for.':
    {
      one: 'El nombre, el teléfono, el correo y la dirección se borran después de {count} mes. Los platos y los importes quedan mientras lo exijan las leyes fiscales.',
      other:
        'El nombre, el teléfono, el correo y la dirección se borran después de {count} meses. Los platos y los importes quedan mientras lo exijan las leyes fiscales.',
    },
  'If you turn on notifications, also the address at which your browser is reached, until an hour after the order is over. They go through the service of your browser’s maker, which cannot read them.':
    'Si activas las notificaciones, también la dirección que identifica a tu navegador, hasta una hora después de terminado el pedido. Pasan por el servicio del fabricante del navegador, que no puede leerlas.',
  'What is kept of an account': 'Qué se guarda de una cuenta',
  'Only if you sign in: your email address, and what you enter yourself, such as name, phone number and addresses; whether you sign in with Google or Apple, from whom we get your address and name; your points and favourites; where you are signed in; and your cart, for a week. You can download all of it, and delete your account at any time.':
    'Solo al iniciar sesión: tu correo y lo que escribes, como nombre, teléfono y direcciones; si inicias sesión con Google o Apple, que nos dan tu correo y tu nombre; tus puntos y favoritos; dónde está abierta tu sesión; y el carrito, por una semana. Puedes descargarlo todo y borrar la cuenta en cualquier momento.',
  'Offers by mail': 'Ofertas por correo',
  'Only if you say so in your account, and until you take it back there.':
    'Solo si lo indicas en tu cuenta, y hasta que lo cambies allí.',
  'On your device': 'En tu dispositivo',
  'The details of your last order, your favourites and the links to your orders are kept on your device, so that you need not type them again; and how an order stands that you follow, until a day after it is over, so that you can read it without a connection. There is one cookie, and only while you are signed in. Nothing follows you to other sites.':
    'Los datos del último pedido, tus favoritos y los enlaces a los pedidos se guardan en tu dispositivo, para no escribirlos otra vez; y el estado de un pedido que sigues, hasta un día después de terminado, para leerlo sin conexión. Hay una sola cookie, y solo con la sesión iniciada. Nada te sigue a otros sitios.',
  'Your rights': 'Tus derechos',
  'You may ask the restaurant what it keeps about you, have it corrected or erased, and complain to the authority that oversees data protection where you live.':
    'Puedes preguntar al restaurante qué guarda sobre ti, pedir que se corrija o se borre, y reclamar ante la autoridad de protección de datos del lugar donde vives.',
  'Sign in to fill in your details': 'Iniciar sesión para completar tus datos',
  'Your cart is kept. Have a look at the new total, then place your order again.':
    'El carrito se conserva. Revisa el nuevo total y envía el pedido otra vez.',
  'Your cart is kept. Sign in again, or pay without points.':
    'El carrito se conserva. Inicia sesión otra vez o paga sin puntos.',
};
