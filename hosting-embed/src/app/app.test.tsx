import { type Call, CallError, createClient } from '@bite/shared/api/client';
import { dinerRoutes } from '@bite/shared/api/diner-routes';
import { aStorefront } from '@bite/shared/testing/a-storefront';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHostPage } from '../lib/testing/a-host-page.ts';
import { App } from './app.tsx';

const storefront = aStorefront({ featured: [1] });

/** Answers each call with the next of `answers`, the last one again and again. */
function answering(...answers: (object | Error)[]): Call {
  let calls = 0;
  const respond: typeof fetch = async () => {
    const answer = answers[Math.min(calls, answers.length - 1)];
    calls += 1;
    if (answer instanceof Error) throw answer;
    return Response.json(answer, { status: answer && 'error' in answer ? 404 : 200 });
  };
  return createClient(dinerRoutes, { fetch: respond });
}

const found = { success: true, data: storefront };
const missing = { success: false, error: { code: 'RESTAURANT_NOT_FOUND', message: 'x', requestId: '1' } };

function open(call: Call, slug: string | undefined = 'bella') {
  const host = aHostPage();
  render(<App slug={slug} call={call} host={host} />);
  return host;
}

describe('the embedded page', () => {
  it('O2.8-01 asks for the storefront of its slug', async () => {
    const asked: string[] = [];
    const call = createClient(dinerRoutes, {
      fetch: async (address) => {
        asked.push(String(address));
        return Response.json(found);
      },
    });
    open(call, 'bella & co');
    expect(await screen.findByRole('heading', { level: 1, name: 'Featured at Bella' })).toBeDefined();
    expect(asked).toEqual(['/api/v1/storefront?slug=bella+%26+co']);
  });

  it('O2.8-02 says that it is loading, until the items are there', async () => {
    open(answering(found));
    expect(screen.getByRole('status').textContent).toContain('Loading');
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    await screen.findByText('Margherita');
    expect(screen.getByRole('main').hasAttribute('aria-busy')).toBe(false);
  });

  it('O8-01 says what went wrong, and tries again when asked', async () => {
    open(answering(new TypeError('offline'), found));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Margherita')).toBeDefined();
  });

  it('O8-01 may fail twice', async () => {
    open(answering(new TypeError('offline'), new TypeError('offline'), found));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Margherita')).toBeDefined();
  });

  it('O2.1-08 knows no restaurant of another slug, and does not offer to try again', async () => {
    const host = open(answering(missing));
    expect(await screen.findByText('Restaurant Not Found')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(host.messages).toEqual([]);
  });

  it('O2.8-01 asks for nothing without a slug', async () => {
    let calls = 0;
    const call: Call = () => {
      calls += 1;
      return Promise.reject(new CallError('INTERNAL', 'x'));
    };
    const host = aHostPage();
    render(<App slug={undefined} call={call} host={host} />);
    expect(screen.getByText('Restaurant Not Found')).toBeDefined();
    expect(calls).toBe(0);
  });

  it('O2.8-06 tells the host page when there is nothing to show', async () => {
    const host = open(answering({ success: true, data: aStorefront({ featured: [] }) }));
    expect(await screen.findByText('No featured items available')).toBeDefined();
    const message = { type: 'BITE_EMBED_EMPTY', restaurantSlug: 'bella' };
    await waitFor(() => expect(host.messages).toEqual([{ message, targetOrigin: '*' }]));
  });
});
