// The name that its owner registered, below which the services count: 'bella.example' of 'www.bella.example', 'bella.co.uk' of
// 'order.bella.co.uk'.
import { getDomain } from 'tldts';

export const apexOf = (domain: string): string => getDomain(domain) ?? domain;
