import { describe, expect, it } from 'vitest';
import { draftProblem } from './reply-check.ts';
import { languageOf } from './text-language.ts';

const own = { websiteUrl: 'https://www.bella.example/', phoneNumber: '+1 (518) 555-0100' };
const problem = (text: string, review?: string) => draftProblem(text, own, review);

describe('what a model has written', () => {
  it.each([
    'Thank you, Kim! We are happy that you liked the pizza.',
    'Please call us at (518) 555-0100, or see https://bella.example.',
    'Table 12, 5 stars, 20 minutes: thank you!',
    'Спасибо за отзыв.Ждём вас снова!',
    'Thank you 👩\u200d🍳, see you soon.',
    'Gracias por su visita, esperamos verle pronto.',
  ])('%j may be sent', (text) => {
    expect(problem(text)).toBeUndefined();
  });

  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['é'.repeat(2049), 'tooLong'],
    ['Dear {reviewerName}', 'placeholder'],
    ['Dear [Name]', 'placeholder'],
    ['<script>alert(1)</script>', 'placeholder'],
    ['Visit https://evil.example/free', 'link'],
    ['Visit evil.example/free now', 'link'],
    ['See https://bella.example.evil.example', 'link'],
    ['See https://bella.example/?next=evil', 'link'],
    ['Write to boss@bella.example', 'link'],
    ['Call +1 900 555 0199', 'phone'],
    ['See evil．example now', 'link'],
    ['See evil\u200b.exam\u00adple now', 'link'],
    ['See пример.рф/pay now', 'link'],
    ['See пример.example now', 'link'],
    ['Call ９００ ５５５ ０１９９', 'phone'],
    ['Call ٩٠٠٥٥٥٠١٩٩', 'phone'],
    ['**Thank you**', 'markup'],
    ['# Thanks', 'markup'],
  ])('%j is refused: %s', (text, expected) => {
    expect(problem(text)).toBe(expected);
  });

  it('I5.4-05 has words, and at most 4096 bytes', () => {
    expect(problem('é'.repeat(2048))).toBeUndefined();
    expect(problem(`${'é'.repeat(2048)}x`)).toBe('tooLong');
  });

  it('speaks the language of the review, as far as that is known', () => {
    const review = 'Das Essen war sehr gut und die Bedienung auch nicht schlecht.';
    expect(problem('Thank you for coming to us, and for your words.', review)).toBe('language');
    expect(problem('Vielen Dank für Ihren Besuch, das Team ist sehr froh.', review)).toBeUndefined();
    expect(problem('Thank you for coming to us, and for your words.', 'Super!')).toBeUndefined();
  });

  it('without a website or a phone has neither', () => {
    expect(draftProblem('See bella.example', {}, undefined)).toBe('link');
    expect(draftProblem('Call 518 555 0100', {}, undefined)).toBe('phone');
  });
});

describe('the language of a text', () => {
  it.each([
    ['The food was great and we will be back for more.', 'en'],
    ['La comida estaba muy rica y el servicio fue muy amable.', 'es'],
    ['Le repas était très bon et les serveurs étaient avec nous.', 'fr'],
    ['Das Essen war nicht gut und wir kommen nicht wieder.', 'de'],
    ['Il cibo era molto buono e anche il vino della casa.', 'it'],
    ['A comida foi muito boa e o vinho não era caro, obrigado.', 'pt'],
    ['Muy rico todo!', 'es'],
    ['Excelente servicio', 'es'],
    ['Pésima atención', 'es'],
    ['Great pizza, rude waiter', 'en'],
    ['El Rancho is great', 'en'],
    ['Comida muito boa, recomendo', 'pt'],
    ['Excelente comida', undefined],
    ['Super!', undefined],
    ['', undefined],
  ])('%j: %s', (text, expected) => {
    expect(languageOf(text)).toBe(expected);
  });
});
