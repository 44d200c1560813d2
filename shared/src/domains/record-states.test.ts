import { describe, expect, it } from 'vitest';
import type { DnsRecordType, WantedRecord } from './dns-records.schema.ts';
import { ownershipRecord } from './ownership-record.ts';
import { type DnsAnswers, type DnsSaid, dnsQuestions, recordStates } from './record-states.ts';

type Zone = Readonly<Record<string, readonly string[] | 'unreachable'>>;

const answersOf =
  (zone: Zone): DnsAnswers =>
  (name, type): DnsSaid => {
    const values = zone[`${type} ${name}`];
    if (values === 'unreachable') return { outcome: 'unreachable' };
    return values ? { outcome: 'found', values } : { outcome: 'missing' };
  };

const record = (
  type: DnsRecordType,
  name: string,
  value: string,
  purpose: WantedRecord['purpose'] = 'address',
): WantedRecord => ({ type, name, value, purpose });

const states = (wanted: readonly WantedRecord[], zone: Zone, unwanted: readonly WantedRecord[] = []) =>
  recordStates({ wanted, unwanted }, answersOf(zone)).map(({ state, seen }) => [state, seen]);

describe('a wanted address', () => {
  const a = record('A', 'bella.example', '199.36.158.100');
  it.each<[string, Zone, string, readonly string[]]>([
    ['is there', { 'A bella.example': ['199.36.158.100'] }, 'found', ['199.36.158.100']],
    ['is not there', {}, 'missing', []],
    ['is another', { 'A bella.example': ['192.0.2.7'] }, 'wrong', ['192.0.2.7']],
    ['cannot be asked for', { 'A bella.example': 'unreachable' }, 'unknown', []],
    [
      'is not there, though one of the other kind is',
      { 'AAAA bella.example': ['2001:db8::1'] },
      'missing',
      [],
    ],
  ])('I4-23 that %s', (_case, zone, state, seen) => {
    expect(states([a], zone)).toEqual([[state, seen]]);
  });

  it('is the same in another spelling', () => {
    const zone = { 'AAAA bella.example': ['2001:DB8:0:0::1'] };
    expect(states([record('AAAA', 'Bella.Example.', '2001:db8::1')], zone)).toEqual([
      ['found', ['2001:DB8:0:0::1']],
    ]);
  });

  it('with others beside it leads some guests elsewhere: those are too many', () => {
    expect(states([a], { 'A bella.example': ['192.0.2.7', '199.36.158.100'] })).toEqual([
      ['found', ['192.0.2.7', '199.36.158.100']],
      ['extra', ['192.0.2.7', '199.36.158.100']],
    ]);
  });

  it('may be one of those to which the wanted alias leads', () => {
    const www = record('CNAME', 'www.bella.example', 'front.example');
    const zone = {
      'A bella.example': ['192.0.2.8'],
      'CNAME www.bella.example': ['front.example'],
      'A front.example': ['192.0.2.8', '192.0.2.9'],
    };
    expect(states([a, www], zone).map(([state]) => state)).toEqual(['found', 'found']);
  });
});

describe('a wanted alias', () => {
  const www = record('CNAME', 'www.bella.example', 'front.example');
  const front = { 'A front.example': ['192.0.2.8', '192.0.2.9'], 'AAAA front.example': ['2001:db8::8'] };
  it.each<[string, Zone, string, readonly string[]]>([
    ['is there', { 'CNAME www.bella.example': ['Front.Example.'] }, 'found', ['Front.Example.']],
    ['is not there', front, 'missing', []],
    [
      'leads elsewhere',
      { ...front, 'CNAME www.bella.example': ['old.example'], 'A www.bella.example': ['192.0.2.7'] },
      'wrong',
      ['old.example'],
    ],
    ['leads nowhere', { ...front, 'CNAME www.bella.example': ['old.example'] }, 'wrong', ['old.example']],
    [
      'is flattened to its addresses',
      { ...front, 'A www.bella.example': ['192.0.2.9'] },
      'found',
      ['192.0.2.9'],
    ],
    [
      'is flattened to addresses of both kinds',
      { ...front, 'A www.bella.example': ['192.0.2.9'], 'AAAA www.bella.example': ['2001:db8:0::8'] },
      'found',
      ['192.0.2.9', '2001:db8::8'],
    ],
    [
      'is in part that of another host',
      { ...front, 'A www.bella.example': ['192.0.2.9', '192.0.2.7'] },
      'wrong',
      ['192.0.2.9', '192.0.2.7'],
    ],
    [
      'goes by another alias to the same addresses',
      { ...front, 'CNAME www.bella.example': ['eu.front.example'], 'A www.bella.example': ['192.0.2.8'] },
      'found',
      ['eu.front.example'],
    ],
    ['cannot be asked for', { ...front, 'CNAME www.bella.example': 'unreachable' }, 'unknown', []],
    [
      'may be flattened, but the addresses cannot be asked for',
      { 'A www.bella.example': ['192.0.2.9'], 'A front.example': 'unreachable' },
      'unknown',
      ['192.0.2.9'],
    ],
  ])('I4-23 that %s', (_case, zone, state, seen) => {
    expect(states([www], zone)).toEqual([[state, seen]]);
  });

  it('for a certificate has to be that alias itself', () => {
    const challenge = record('CNAME', '_acme-challenge.bella.example', 'front.example', 'certificate');
    const zone = { ...front, 'A _acme-challenge.bella.example': ['192.0.2.8'] };
    expect(states([challenge], zone)).toEqual([['missing', []]]);
  });
});

describe('a wanted text', () => {
  const own = ownershipRecord('www.bella.example', 'Abc123');
  const name = 'TXT _bite.bella.example';

  it('is one for the name with and without www.', () => {
    expect(own).toEqual({
      ...{ type: 'TXT', name: '_bite.bella.example', value: 'bite-verification=Abc123' },
      purpose: 'ownership',
    });
  });

  it.each<[string, Zone, string]>([
    ['is there among others', { [name]: ['v=spf1 -all', ' bite-verification=Abc123 '] }, 'found'],
    ['is in other capitals', { [name]: ['bite-verification=abc123'] }, 'wrong'],
    ['is an older one', { [name]: ['v=spf1 -all', 'Bite-Verification=xyz'] }, 'wrong'],
    ['is not there', {}, 'missing'],
    ['is not among those about something else', { [name]: ['v=spf1 -all', 'hello'] }, 'missing'],
    ['cannot be asked for', { [name]: 'unreachable' }, 'unknown'],
  ])('I4-23 that %s', (_case, zone, state) => {
    expect(states([own], zone).map(([first]) => first)).toEqual([state]);
  });

  it('without a topic stands where another such one does', () => {
    const challenge = record('TXT', '_acme-challenge.bella.example', 'wanted', 'certificate');
    expect(states([challenge], { 'TXT _acme-challenge.bella.example': ['old'] })).toEqual([
      ['wrong', ['old']],
    ]);
  });
});

describe('an unwanted record', () => {
  const old = record('A', 'bella.example', '192.0.2.7');

  it('is told while it is there', () => {
    expect(states([], { 'A bella.example': ['192.0.2.7', '192.0.2.1'] }, [old])).toEqual([
      ['extra', ['192.0.2.7', '192.0.2.1']],
    ]);
    expect(states([], { 'A bella.example': ['192.0.2.1'] }, [old])).toEqual([]);
    expect(states([], { 'A bella.example': 'unreachable' }, [old])).toEqual([['unknown', []]]);
  });

  it('is told once, though it also stands beside the wanted one', () => {
    const wanted = record('A', 'bella.example', '192.0.2.1');
    const zone = { 'A bella.example': ['192.0.2.7', '192.0.2.1'] };
    expect(states([wanted], zone, [old]).map(([state]) => state)).toEqual(['found', 'extra']);
  });
});

describe('the questions to the DNS', () => {
  it('ask for each name and type once, and for both ends of an alias', () => {
    const wanted = [
      record('A', 'Bella.example', '192.0.2.1'),
      record('CNAME', 'www.bella.example', 'front.example.'),
      record('CNAME', '_acme-challenge.bella.example', 'auth.example', 'certificate'),
    ];
    const questions = dnsQuestions({ wanted, unwanted: [record('A', 'bella.example', '192.0.2.7')] });
    expect(questions.map(({ type, name }) => `${type} ${name}`)).toEqual([
      'A bella.example',
      ...['CNAME www.bella.example', 'A www.bella.example', 'AAAA www.bella.example'],
      ...['A front.example', 'AAAA front.example', 'CNAME _acme-challenge.bella.example'],
    ]);
  });
});
