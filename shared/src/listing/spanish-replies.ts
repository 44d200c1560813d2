// The built-in replies in Spanish (reply-phrases.ts): neutral Latin American, to several or none ("esperamos verle"), without words of one country.
import type { ReplyPhrases } from './reply-phrases.ts';

export const spanishReplies: ReplyPhrases = {
  businessGap: /,?(?: de todo el equipo)? (?:en|de) \{businessName\}/g,
  substance: {
    glad: [
      'Es un gran placer leer que la visita fue de su agrado.',
      'A la cocina y a quienes atienden las mesas les alegró mucho saberlo.',
      'Que alguien salga contento es la mejor recompensa por nuestro trabajo.',
      'Ya contamos a todo el personal lo bien que la pasaron aquí.',
      'Palabras así nos animan a seguir cocinando con el mismo cariño.',
    ],
    mixed: [
      'Agradecemos la visita y queremos hacerlo mejor la próxima vez.',
      'Está claro que algo no salió como se esperaba, y lo tomamos en serio.',
      'Comentarios como este nos muestran dónde podemos mejorar.',
      'Lo hablaremos con el equipo para que otra noche salga más redonda.',
      'Todos deberían irse satisfechos por completo, y esta vez nos faltó algo.',
    ],
    sorry: [
      'Lamentamos que la visita no fuera lo que cabía esperar de nosotros.',
      'Nadie debería vivir una experiencia como esta en nuestra casa.',
      'Lo que pasó nos importa, y vamos a revisarlo con todo el personal.',
      'Es evidente que fallamos, y queremos aprender de este error.',
      'Merecían algo mucho mejor, y quisiéramos compensarlo.',
    ],
  },
  frames: {
    professional: {
      glad: {
        openings: [
          'Buen día {reviewerName}, y gracias por su amable reseña.',
          'Muchas gracias por sus comentarios, {reviewerName}.',
          'Apreciamos que se tomara el tiempo de calificarnos, {reviewerName}.',
          'Su opinión nos alegra sinceramente, {reviewerName}.',
          'Le agradecemos que comparta cuánto le gustó, {reviewerName}.',
        ],
        closings: [
          'Será un gusto darle nuevamente la bienvenida en {businessName}.',
          'Nos encantaría atenderle pronto otra vez en {businessName}.',
          'Reciba un cordial saludo de todo el equipo de {businessName}.',
          'Hasta su próxima visita, con nuestros mejores deseos en {businessName}.',
          'Regrese cuando guste: siempre habrá una mesa lista en {businessName}.',
        ],
      },
      mixed: {
        openings: [
          'Buen día {reviewerName}, y gracias por su reseña tan honesta.',
          'Gracias por contarnos cómo le fue, {reviewerName}.',
          'Hemos leído su calificación con mucha atención, {reviewerName}.',
          'Valoramos que nos hable con franqueza, {reviewerName}.',
          'Le agradecemos sus palabras sinceras, {reviewerName}.',
        ],
        closings: [
          'Nos gustaría ofrecerle una mejor velada en {businessName}.',
          'Le agradeceríamos una segunda oportunidad en {businessName}.',
          'Con un cordial saludo y la esperanza de volver a verle en {businessName}.',
          'La siguiente ocasión será distinta en {businessName}.',
          'Díganos en persona qué podemos corregir en {businessName}.',
        ],
      },
      sorry: {
        openings: [
          'Buen día {reviewerName}, gracias por hacérnoslo saber.',
          'Le pedimos una sincera disculpa, {reviewerName}.',
          'Tomamos muy en serio su reseña, {reviewerName}.',
          'Hizo bien en decírnoslo, {reviewerName}.',
          'Por favor acepte nuestras disculpas, {reviewerName}.',
        ],
        closings: [
          'Quisiéramos repararlo, y le pedimos hablar con la gerencia en {businessName}.',
          'Comuníquese directamente con nosotros para resolverlo en {businessName}.',
          'Con nuestras disculpas, y un saludo de todo el equipo de {businessName}.',
          'Si nos da otra oportunidad, todo irá mejor en {businessName}.',
          'Una palabra suya en persona nos ayudaría a poner las cosas en orden en {businessName}.',
        ],
      },
    },
    friendly: {
      glad: {
        openings: [
          '¡Hola {reviewerName}, mil gracias por estas estrellas tan lindas!',
          '¡Qué reseña tan maravillosa, {reviewerName}!',
          '¡Tanta amabilidad nos alegró el día entero!',
          '¡Nos sacó una sonrisa a todos, {reviewerName}!',
          '¡Un enorme gracias de parte de cada uno de nosotros, {reviewerName}!',
        ],
        closings: [
          '¡Ya queremos que vuelva muy pronto por aquí, en {businessName}!',
          '¡Hasta la próxima, con un abrazo de todo el equipo de {businessName}!',
          'Su mesa favorita le estará esperando en {businessName}.',
          'Venga cuando quiera: la puerta siempre está abierta en {businessName}.',
          'Le deseamos todo lo mejor, y que nos veamos otra vez en {businessName}.',
        ],
      },
      mixed: {
        openings: [
          'Hola {reviewerName}, gracias por hablarnos con tanta confianza.',
          'Gracias por decirlo sin rodeos, {reviewerName}.',
          'Nos alegra mucho que nos lo haya contado.',
          'Las palabras honestas valen oro para nosotros, {reviewerName}.',
          'Qué amable de su parte escribirnos, {reviewerName}.',
        ],
        closings: [
          '¡Nos encantaría conquistar su paladar en {businessName}!',
          'Denos otra oportunidad y se llevará una sorpresa en {businessName}.',
          'Ojalá nos visite otra vez muy pronto en {businessName}.',
          'La próxima vez avísenos y lo arreglamos al instante en {businessName}.',
          'Un abrazo y los mejores deseos de todo el equipo de {businessName}.',
        ],
      },
      sorry: {
        openings: [
          'Hola {reviewerName}, de verdad nos duele leer esto.',
          'Ay no, así no debió ser, {reviewerName}.',
          'Gracias por contárnoslo a pesar de todo.',
          'Nos entristece, y entendemos su decepción, {reviewerName}.',
          'Le debemos una disculpa honesta, {reviewerName}.',
        ],
        closings: [
          'Hable con nosotros, y buscaremos cómo compensarlo en {businessName}.',
          'Esperamos que nos dé una oportunidad más en {businessName}.',
          'Pregunte por el gerente: queremos arreglar esto en {businessName}.',
          'La próxima vez cuidaremos mucho mejor de ustedes en {businessName}.',
          'Con nuestras disculpas y un abrazo sincero de todo el equipo de {businessName}.',
        ],
      },
    },
    casual: {
      glad: {
        openings: [
          '¡Hola {reviewerName}, gracias mil por esto!',
          '¡Qué alegría leerlo, {reviewerName}!',
          '¡Guau, qué gusto nos da!',
          '¡Un aplauso por tantas estrellas, {reviewerName}!',
          '¡Choca esos cinco con toda la cocina, {reviewerName}!',
        ],
        closings: [
          '¡Nos vemos pronto en {businessName}!',
          'Si hay hambre, aquí estamos siempre, en {businessName}.',
          '¡La siguiente ronda de comida rica ya se prepara en {businessName}!',
          'Hasta la vista, y saludos de todo el equipo de {businessName}.',
          '¡Trae a los amigos a cenar un día de estos en {businessName}!',
        ],
      },
      mixed: {
        openings: [
          'Hola {reviewerName}, gracias por la sinceridad.',
          'Muy justo, y bien dicho, {reviewerName}.',
          'Gracias, tomamos nota de eso.',
          'Qué bueno saber cómo lo vieron, {reviewerName}.',
          'Mensaje recibido, y gracias por venir, {reviewerName}.',
        ],
        closings: [
          '¡Dense otra vuelta algún día en {businessName}!',
          'Apostamos a que la segunda ronda sale mejor en {businessName}.',
          'Saluden cuando regresen, y un abrazo de todo el equipo de {businessName}.',
          'A la próxima lo dicen en el momento y lo arreglamos ahí mismo, en {businessName}.',
          'Ojalá nos veamos de nuevo por aquí, en {businessName}.',
        ],
      },
      sorry: {
        openings: [
          'Hola {reviewerName}, lo sentimos de verdad.',
          'Uy, eso no tenía que pasar, {reviewerName}.',
          'Esta vez la culpa fue toda nuestra.',
          'Gracias por decirlo tal como fue, {reviewerName}.',
          'Nos equivocamos en grande, y lo sentimos mucho, {reviewerName}.',
        ],
        closings: [
          'Escríbannos unas líneas y lo compensamos en {businessName}.',
          'Por favor, una oportunidad más en {businessName}.',
          'Pregunten por el jefe cuando anden por aquí, en {businessName}.',
          'A la próxima sale bien, palabra de todo el equipo de {businessName}.',
          'Mejor hablemos del asunto en persona, en {businessName}.',
        ],
      },
    },
  },

  withoutWords: {
    'Ya contamos a todo el personal lo bien que la pasaron aquí.':
      'Ya mostramos sus estrellas a todo el personal que atiende aquí.',
    'Hemos leído su calificación con mucha atención, {reviewerName}.':
      'Hemos mirado su calificación con mucha atención, {reviewerName}.',
    'Es un gran placer leer que la visita fue de su agrado.':
      'Es un gran placer ver que la visita fue de su agrado.',
    'Palabras así nos animan a seguir cocinando con el mismo cariño.':
      'Estrellas así nos animan a seguir cocinando con el mismo cariño.',
    'Comentarios como este nos muestran dónde podemos mejorar.':
      'Una calificación como esta nos muestra que podemos mejorar.',
    'Lo que pasó nos importa, y vamos a revisarlo con todo el personal.':
      'Su calificación nos importa, y vamos a hablarlo con todo el personal.',
    'Buen día {reviewerName}, y gracias por su amable reseña.':
      'Buen día {reviewerName}, y gracias por su amable calificación.',
    'Muchas gracias por sus comentarios, {reviewerName}.':
      'Muchas gracias por sus estrellas, {reviewerName}.',
    'Le agradecemos que comparta cuánto le gustó, {reviewerName}.':
      'Le agradecemos tantas estrellas, {reviewerName}.',
    'Buen día {reviewerName}, y gracias por su reseña tan honesta.':
      'Buen día {reviewerName}, y gracias por su calificación.',
    'Gracias por contarnos cómo le fue, {reviewerName}.':
      'Gracias por venir y por calificarnos, {reviewerName}.',
    'Valoramos que nos hable con franqueza, {reviewerName}.':
      'Valoramos el tiempo que se tomó, {reviewerName}.',
    'Le agradecemos sus palabras sinceras, {reviewerName}.': 'Le agradecemos sus estrellas, {reviewerName}.',
    'Buen día {reviewerName}, gracias por hacérnoslo saber.':
      'Buen día {reviewerName}, gracias por su tiempo.',
    'Hizo bien en decírnoslo, {reviewerName}.': 'Hemos visto su calificación, {reviewerName}.',
    '¡Qué reseña tan maravillosa, {reviewerName}!': '¡Qué calificación tan maravillosa, {reviewerName}!',
    'Hola {reviewerName}, gracias por hablarnos con tanta confianza.':
      'Hola {reviewerName}, gracias por calificarnos.',
    'Gracias por decirlo sin rodeos, {reviewerName}.': 'Gracias por pasar por aquí, {reviewerName}.',
    'Nos alegra mucho que nos lo haya contado.': 'Nos alegra mucho que haya venido.',
    'Las palabras honestas valen oro para nosotros, {reviewerName}.':
      'Una calificación honesta vale oro para nosotros, {reviewerName}.',
    'Qué amable de su parte escribirnos, {reviewerName}.':
      'Qué amable de su parte dedicarnos un momento, {reviewerName}.',
    'Hola {reviewerName}, de verdad nos duele leer esto.': 'Hola {reviewerName}, de verdad lamentamos esto.',
    'Gracias por contárnoslo a pesar de todo.': 'Gracias por venir a pesar de todo.',
    '¡Qué alegría leerlo, {reviewerName}!': '¡Qué alegría verlo, {reviewerName}!',
    'Hola {reviewerName}, gracias por la sinceridad.': 'Hola {reviewerName}, gracias por las estrellas.',
    'Muy justo, y bien dicho, {reviewerName}.': 'Muy justo, y gracias por calificarnos, {reviewerName}.',
    'Gracias, tomamos nota de eso.': 'Gracias, tomamos nota de las estrellas.',
    'Gracias por decirlo tal como fue, {reviewerName}.': 'Gracias por pasar de todos modos, {reviewerName}.',
    'Su opinión nos alegra sinceramente, {reviewerName}.':
      'Su calificación nos alegra sinceramente, {reviewerName}.',
    'Tomamos muy en serio su reseña, {reviewerName}.':
      'Tomamos muy en serio su calificación, {reviewerName}.',
  },
};
