// Active or not, by word and colour.
import { Badge } from './badge.tsx';
import type { Tone } from './notice.tsx';

const looks: Record<'active' | 'inactive' | 'suspended', readonly [Tone, string]> = {
  active: ['good', 'Active'],
  inactive: ['warn', 'Inactive'],
  suspended: ['danger', 'Suspended'],
};

export function StatusBadge({ status }: { status: keyof typeof looks }) {
  const [tone, word] = looks[status];
  return <Badge tone={tone}>{word}</Badge>;
}
