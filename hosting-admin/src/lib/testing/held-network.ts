// A network that answers only when told to, with an authentication service.
import type { Answers } from '@bite/shared/api/answers';
import { pathTo } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Account } from '../ports.ts';
import { MemoryAuth } from './memory-platform.ts';

interface Asked {
  what: string;
  authorization: string | null;
}

type ApiAnswers = { [Name in RouteName]?: Answers[Name] };

/** @param answers The API's answers; everything else is answered with 401. */
export function heldNetwork(answers: ApiAnswers, parameters: Record<string, string | number> = {}) {
  const asked: Asked[] = [];
  let waiting: { what: string; answer: () => void }[] = [];
  const hold = (what: string, authorization: string | null = null) => {
    asked.push({ what, authorization });
    return new Promise<void>((answer) => waiting.push({ what, answer }));
  };
  const nameOf = (method: string | undefined, path: string) =>
    (Object.keys(answers) as RouteName[]).find(
      (name) => routes[name].method === method && pathTo(routes[name], parameters) === path,
    );
  const fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    const name = nameOf(init.method, String(url));
    await hold(name ?? String(url), new Headers(init.headers).get('authorization'));
    if (name) return Response.json({ success: true, data: answers[name] });
    const error = { code: 'UNAUTHENTICATED', message: 'Please sign in to access this page.' };
    return Response.json({ success: false, error }, { status: 401 });
  };
  return {
    asked,
    answers,
    hold,
    fetch: fetch as typeof globalThis.fetch,
    /** Waits for all of these requests, then answers each of them and nothing else. */
    async answer(...names: string[]) {
      await waitFor(() => expect(waiting.map(({ what }) => what)).toEqual(expect.arrayContaining(names)));
      const due = waiting.filter(({ what }) => names.includes(what));
      waiting = waiting.filter((each) => !due.includes(each));
      for (const { answer } of due) answer();
    },
  };
}

/** Behaves like Firebase's client: verifies a stored or new sign-in with its service before reporting it. */
export class HeldAuth extends MemoryAuth {
  readonly #hold: (what: string) => Promise<void>;
  readonly #ready: Promise<void>;

  constructor(hold: (what: string) => Promise<void>, stored?: Account) {
    super(stored);
    this.#hold = hold;
    this.#ready = stored ? hold('accounts:lookup') : Promise.resolve();
    const { watch, signInWithToken } = this;
    this.watch = (listener) => {
      let stop: (() => boolean) | undefined;
      let isOver = false;
      void this.#ready.then(() => {
        if (!isOver) stop = watch(listener);
      });
      return () => {
        isOver = true;
        return stop?.() ?? false;
      };
    };
    this.signInWithToken = async (customToken, rememberMe) => {
      await this.#hold('accounts:signInWithCustomToken');
      await signInWithToken(customToken, rememberMe);
    };
  }

  override token = async () => {
    await this.#ready;
    return this.user ? 'token' : undefined;
  };
}
