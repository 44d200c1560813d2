// Says above every page where this is not production, so that nobody tries something out on real guests, or the reverse.
import { type Environment, environmentWords } from '@bite/shared/shell/environments';

export function EnvironmentMark({ environment = 'production' }: { environment: Environment | undefined }) {
  if (environment === 'production') return null;
  return (
    <p className="shrink-0 border-b border-line bg-card px-3 py-1 text-center text-sm font-semibold print:hidden">
      {environmentWords[environment]}
    </p>
  );
}
