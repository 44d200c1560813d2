import { describe, expect, it } from 'vitest';
import { gatewayErrorKind } from './gateway-errors.ts';

describe('kinds of gateway errors', () => {
  it.each([
    [400, { message: 'Bad JSON' }, 'badRequest'],
    [404, { message: 'No such profile' }, 'notFound'],
    [400, { errorcode: 'VAL_1' }, 'validation'],
    [200, { message: 'Wrong', errorcode: 12 }, 'validation'],
    [400, { errorcode: '65' }, 'authentication'],
    [400, { errorcode: 65 }, 'authentication'],
    [400, { errorcode: ' AUTH_ERROR ' }, 'authentication'],
    [401, { message: 'Who are you?' }, 'authentication'],
    [401, {}, 'authentication'],
    [400, { errorcode: '49' }, 'data'],
    [404, { errorcode: 49 }, 'data'],
    [401, { errorcode: 'DATA_ERROR' }, 'data'],
    [400, {}, 'unknown'],
    [400, { message: ' ', errorcode: '' }, 'unknown'],
    [404, {}, 'unknown'],
    [500, { message: 'Oops' }, 'unknown'],
  ])('I8.1-02 status %d with %j: %s', (status, body, kind) => {
    expect(gatewayErrorKind(status, body)).toBe(kind);
  });
});
