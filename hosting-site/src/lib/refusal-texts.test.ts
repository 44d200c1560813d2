import { speaking } from '@bite/shared/kernel/translate';
import { describe, expect, it } from 'vitest';
import { speech } from '../languages/es.ts';
import { fieldTexts, refusalText, sentenceText } from './refusal-texts.ts';

const inSpanish = <Result>(work: () => Result): Result => speaking(speech, work);

describe('an answer of the server', () => {
  it('is shown word for word in English', () => {
    expect(refusalText({ code: 'ITEM_UNAVAILABLE', message: 'Whatever it says' })).toBe('Whatever it says');
    expect(fieldTexts({ 'address.city': 'City is required' })).toEqual({
      'address.city': 'City is required',
    });
  });

  it.each([
    ['Margherita is sold out', 'Margherita: agotado'],
    ['Only 2 left of Pizza {item} (1+1)', 'Solo quedan 2 de Pizza {item} (1+1)'],
    ['Choose a size of Margherita', 'Elige un tamaño de Margherita'],
    ['The options of Margherita need another look: Toppings', 'Revisa las opciones de Margherita: Toppings'],
    ['Delivery address is required', 'Falta la dirección de entrega'],
    [
      'Deliveries to this address begin at $20.00: $3.50 to go',
      'Las entregas a esta dirección empiezan en $20.00: faltan $3.50',
    ],
    ['Restaurant not found: 1234', 'Restaurante no encontrado: 1234'],
  ])('%s is recognised by its form', (sentence, spanish) => {
    expect(inSpanish(() => sentenceText(sentence))).toBe(spanish);
  });

  it('that is not recognised is told by its code, and a field’s by the field', () => {
    const error = { code: 'SLOT_UNAVAILABLE', message: 'Something quite new' } as const;
    expect(inSpanish(() => refusalText(error))).toBe('Esa hora ya no está disponible: elige otra');
    expect(inSpanish(() => refusalText({ code: 'INTERNAL', message: 'HTTP 500: Server Error' }))).toBe(
      'Algo salió mal. Intenta de nuevo.',
    );
    expect(inSpanish(() => fieldTexts({ note: 'Something quite new' }))).toEqual({ note: 'Revisa esto.' });
  });
});
