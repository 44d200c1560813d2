// Marks every page outside of production, so that nobody confuses a test installation with the real one.
import { type Environment, environmentLabel } from '@bite/shared/shell/environments';

export function EnvironmentMark({ environment = 'production' }: { environment: Environment | undefined }) {
  if (environment === 'production') return null;
  return (
    <p className="shrink-0 border-b border-line bg-card px-3 py-1 text-center text-sm font-semibold print:hidden">
      {environmentLabel[environment]}
    </p>
  );
}
