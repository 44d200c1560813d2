// A network that answers nothing until it is told to, and an authentication service behind it.
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

/** @param answers What the API has; it answers 401 to everything else. */
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
    /** Once all of these are waiting, each of them is answered, and nothing else. */
    async answer(...names: string[]) {
      await waitFor(() => expect(waiting.map(({ what }) => what)).toEqual(expect.arrayContaining(names)));
      const due = waiting.filter(({ what }) => names.includes(what));
      waiting = waiting.filter((each) => !due.includes(each));
      for (const { answer } of due) answer();
    },
  };
}

/** As Firebase's client does, asks its service about a stored sign-in, and about a new one, before it tells of it. */
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
