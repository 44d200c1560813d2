import { customer } from '@bite/shared/ordering/orders.contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Contact, contactErrors, forgetOrderNotes, readContact, saveContact } from './contact.ts';

const ada: Contact = {
  name: 'Ada Contact',
  phone: '(212) 555-0199',
  email: 'ada@example.com',
  note: '',
  instructions: '',
  allergies: '',
  cutlery: false,
  leaveAtDoor: false,
};

/** What the server's schema says of the same words. */
function serverErrors({ name, phone, email }: Contact): Record<string, string> {
  const parsed = customer.safeParse({ name, phone, email });
  if (parsed.success) return {};
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [`customer.${path.join('.')}`, message]),
  );
}

describe('the diner’s details', () => {
  it('are fine when complete', () => {
    expect(contactErrors(ada)).toEqual({});
    expect(serverErrors(ada)).toEqual({});
  });

  it.each([
    ['', '', ''],
    ['A', '123', 'ada'],
    ['李', '+86 10 6552 9988 ext. 12', 'li@example.cn'],
    ['  A  ', '12345', 'ada@'],
    ['Al', '555 0199', 'ada@example'],
    ['Al', '123 x4567', 'ada@example.com'],
    ['Al', '555-01-99', 'ada@example.com'],
    ['4111 1111 1111 1111', '(212) 555-0199', 'ada@example.com'],
    ['Ada', '+1 (212) 555.0199', ' ada@example.com '],
    ['Ada', '212 555 0199 ext 4', 'ada..b@example.com'],
    ['Ada', '--- ---- ---', '.ada@example.com'],
    ['Ada', '7654321', 'ada+pizza@mail.example.co.uk'],
    ['Ada', 'call me', "o'hara@example.com"],
    ['Ada', '++12125550199', 'ada@exa_mple.com'],
    ['<script>', '1234567\n', 'ada@example.c'],
  ])('%j, %j and %j are judged as the server judges them', (name, phone, email) => {
    const diner = { ...ada, name, phone, email };
    expect(contactErrors(diner)).toEqual(serverErrors(diner));
  });

  describe('in this session', () => {
    beforeEach(() => window.sessionStorage.clear());

    it('survive a reload', () => {
      saveContact({ ...ada, note: 'Extra napkins' });
      expect(readContact()).toEqual({ ...ada, note: 'Extra napkins' });
    });

    it('are kept after an order, but not what concerned that order', () => {
      forgetOrderNotes({ ...ada, note: 'Extra napkins', instructions: 'Ring twice' });
      expect(readContact()).toEqual(ada);
    });

    it('are empty where the storage holds rubbish', () => {
      window.sessionStorage.setItem('bite-diner', '{"name":7}');
      expect(readContact().name).toBe('');
    });
  });
});
