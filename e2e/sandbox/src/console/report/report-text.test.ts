import type { LoggedRequest } from '../../log';
import { type Reported, reportText } from './report-text';

const call = (more: Partial<LoggedRequest>): LoggedRequest => ({
  number: 1,
  at: '2026-11-20T03:00:00.000Z',
  method: 'POST',
  path: '/api/v1App/subscs',
  operationId: 'createSubsc',
  status: 200,
  milliseconds: 12,
  personKey: 'new-customer',
  fault: false,
  drift: undefined,
  asked: '{"name": "김*준"}',
  answered: '',
  ...more,
});
const reported: Reported = {
  origin: 'http://localhost:4100',
  now: new Date('2026-11-20T16:00:00Z'),
  person: 'new-customer',
  device: 'android',
  scenario: 'new-customer,android,card:failure',
  leftOut: '',
  release: 'r-1',
  versions: { host: '1.0.0', apply: '1.4.0' },
  calls: [],
  clientEvents: [{ at: '2026-11-20T03:00:01.000Z', kind: 'remote-failed', said: 'apply' }],
  userAgent: 'Browser/1',
};

describe('a report', () => {
  it('contains the last 50 calls of the person and of visitors, without bodies', () => {
    const calls = [
      call({ status: 409, fault: true }),
      call({ drift: 'answer: /id must be string', personKey: undefined }),
      call({ personKey: 'many', operationId: 'getOther' }),
      ...Array.from({ length: 60 }, () => call({ operationId: 'getUser' })),
    ];

    const text = reportText({ ...reported, calls });

    expect(text).toContain('calls (50, latest first)');
    expect(text).toContain('  2026-11-20T03:00:00.000Z createSubsc 409 12ms (fault)');
    expect(text).toContain('createSubsc 200 12ms (contract: answer: /id must be string)');
    expect(text).not.toContain('getOther');
    expect(text).not.toContain('김*준');
    expect(text.match(/getUser/g)).toHaveLength(48);
  });
});
