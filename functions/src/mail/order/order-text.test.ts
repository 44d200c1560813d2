import { messageKinds } from '@bite/shared/ordering/order-messages';
import { siteLanguages } from '@bite/shared/website/languages';
import { describe, expect, it } from 'vitest';
import { MOST_CHARACTERS, orderText } from './order-text.ts';

const order = (language: 'en' | 'es' = 'en') => ({ orderNumber: '#042', language });

describe('a text about an order', () => {
  it('says who, what, and how to get none', () => {
    expect(orderText('ready', order(), { restaurantName: 'Luigi’s Pizzeria', isMailed: true })).toBe(
      "Luigi's Pizzeria: your order #042 is ready to be picked up. Reply STOP to get no texts.",
    );
    expect(orderText('onItsWay', order('es'), { restaurantName: 'Café Ñandú', isMailed: true })).toBe(
      'Cafe Nandu: tu pedido #042 va en camino. Responde STOP para no recibir mensajes.',
    );
  });

  it('names the mail with the reason only where there is one', () => {
    const cancelled = (language: 'en' | 'es', isMailed: boolean) =>
      orderText('cancelled', order(language), { restaurantName: 'Bella', isMailed });
    expect([cancelled('en', true), cancelled('en', false)]).toEqual([
      'Bella: your order #042 was cancelled. The reason is in your mail. Reply STOP to get no texts.',
      'Bella: your order #042 was cancelled. Reply STOP to get no texts.',
    ]);
    expect([cancelled('es', true), cancelled('es', false)]).toEqual([
      'Bella: tu pedido #042 fue cancelado. El motivo va en el correo. Responde STOP para no recibir mensajes.',
      'Bella: tu pedido #042 fue cancelado. Responde STOP para no recibir mensajes.',
    ]);
  });

  it.each(siteLanguages.flatMap((language) => messageKinds.map((kind) => [language, kind] as const)))(
    'in %s about %s is one segment, however the restaurant is called',
    (language, kind) => {
      for (const name of [
        'Bella',
        '北京烤鸭',
        `🍕${'Pizza 🍕 '.repeat(30)}`,
        '^{}[]~|\\€',
        '\r\nBella\u202e',
      ]) {
        const text = orderText(kind, order(language), { restaurantName: name, isMailed: true });
        expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
        // The basic GSM alphabet has no brackets, braces, backslash, caret, tilde, bar and euro: they would count twice.
        expect(text).toMatch(/^[ !"#$%&'()*+,\-./0-9:;<=>?@A-Za-z]+$/);
        expect(text).toContain('#042');
        expect(text).toContain('STOP');
      }
    },
  );
});
