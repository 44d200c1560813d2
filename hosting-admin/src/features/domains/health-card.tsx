// What our own looks at https://domain say: what a guest's browser would meet there, whatever the hosting service reports.
import { certificateAdvice, faultAdvice } from '@bite/shared/domains/domain-advice';
import { faultWords, isDoubtful, isOpened } from '@bite/shared/domains/domain-words';
import { certificateEndsSoon } from '@bite/shared/domains/host-health';
import { useTime } from '../../lib/use-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DomainSetUp, Probe } from './domain-queries.ts';
import { NextLook } from './next-look.tsx';
import { ProbeHistory } from './probe-history.tsx';

export function HealthCard({ setUp }: { setUp: DomainSetUp }) {
  const { domain, lastProbe, probes } = setUp;
  // The free address needs no looks of its own.
  const isLooked = isOpened(domain) && domain.domainType === 'custom';
  return (
    <Card
      title="Health"
      description="We open the domain ourselves, as a guest’s browser does, and tell you if it fails twice."
      actions={<HealthBadge setUp={setUp} />}
    >
      {lastProbe ? (
        <div className="grid gap-4">
          {lastProbe.fault !== undefined && (
            <Notice tone={isDoubtful(domain, lastProbe.fault) ? 'warn' : 'danger'} role="status">
              {faultWords[lastProbe.fault]} {faultAdvice[lastProbe.fault]}
            </Notice>
          )}
          <Certificate probe={lastProbe} />
          <Facts facts={factsOf(lastProbe)} />
          {isLooked && <NextLook setUp={setUp} />}
          {probes.length > 0 && <ProbeHistory probes={probes} />}
        </div>
      ) : (
        <div className="grid gap-4">
          <p className="text-sm text-muted">
            We have not looked yet. The first look comes once it is set up.
          </p>
          {isLooked && <NextLook setUp={setUp} />}
        </div>
      )}
    </Card>
  );
}

function HealthBadge({ setUp: { domain, lastProbe } }: { setUp: DomainSetUp }) {
  const { health } = domain;
  if (isDoubtful(domain, lastProbe?.fault)) return <Badge tone="warn">Problem at the last look</Badge>;
  if (health === 'healthy') return <Badge tone="good">Healthy</Badge>;
  if (health === 'unhealthy') return <Badge tone="danger">Unhealthy</Badge>;
  return <Badge>Not known yet</Badge>;
}

type Fact = Parameters<typeof Facts>[0]['facts'][number];

function factsOf({ at, addresses, certificate, status }: Probe): Fact[] {
  const ofCertificate: Fact[] = certificate
    ? [
        ['Certificate from', certificate.issuer],
        [
          'Certificate valid',
          <span key="dates">
            <DateText iso={certificate.validFrom} /> to <DateText iso={certificate.validTo} />
          </span>,
        ],
      ]
    : [['Certificate', 'None was seen']];
  return [
    ['Last look', <DateText key="at" iso={at} withTime />],
    ['Addresses', addresses.join(', ') || 'None'],
    ...ofCertificate,
    ...(status === undefined ? [] : [['Answer', `HTTP ${status}`] satisfies Fact]),
  ];
}

function Certificate({ probe }: { probe: Probe }) {
  const endsAt = useTime((now) => (probe.fault === undefined ? certificateEndsSoon(probe, now) : undefined));
  if (endsAt === undefined) return null;
  return (
    <Notice tone="warn" role="status">
      The certificate ends on <DateText iso={endsAt} /> and was not renewed yet. {certificateAdvice}
    </Notice>
  );
}
