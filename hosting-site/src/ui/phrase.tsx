// A translated text with markup in the place of its placeholders: phrase('Worth {points}', { points: <strong>12</strong> }).
import { partsOf } from '@bite/shared/kernel/phrases';
import { Fragment, type ReactNode } from 'react';

export const phrase = (source: string, values: Readonly<Record<string, ReactNode>>): ReactNode[] =>
  partsOf(source).map((part) =>
    typeof part === 'string' ? part : <Fragment key={part[0]}>{values[part[0]]}</Fragment>,
  );
