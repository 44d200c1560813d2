// The fallback when a part of the page fails (O2.9-27).
import { t } from '@bite/shared/kernel/translate';
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { unreached } from './message-box.tsx';

interface State {
  hasFailed: boolean;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-24 text-center">
        <h1 className="text-2xl font-extrabold">{t('Something went wrong')}</h1>
        <p className="text-soft">
          {navigator.onLine
            ? t('An unexpected error occurred. Please refresh the page or try again later.')
            : unreached()}
        </p>
        <Button onClick={() => window.location.reload()}>{t('Refresh Page')}</Button>
      </div>
    );
  }
}
