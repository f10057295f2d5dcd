import type { ReactNode } from 'react';
import type { CallData } from '@/contract/calls';
import type { UserInfo } from '@/contract/user';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { answers, refuses, withExchangeServer } from './exchangeServer';
import { renderShell } from './renderShell';

/** An exchange that answers what every page of a verification asks for, to a user who is signed in. */
export function withVerification(): void {
  withExchangeServer();
  beforeEach(() => {
    storeToken('secret');
    answers('uploads', []);
    answers('kycDict', dict);
    answers('handover', null);
    refuses('uploadLimits', { code: '500', msg: 'system.internal' });
    refuses('verificationState', { code: '500', msg: 'system.internal' });
    window.scrollTo = jest.fn();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    removeToken();
    localStorage.clear();
  });
}

const calls = { websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn(), spotTradeHistory: jest.fn() } as never;
/** On a page whose stream never opens: what it says is read by calls. */
export const show = (page: ReactNode, path: string, userInfo?: UserInfo) =>
  renderShell(
    <RealtimeProvider calls={calls} isSignedIn={false} log={() => undefined}>
      {page}
    </RealtimeProvider>,
    { path, state: { profile: { userInfo, showBalances: true, activeTab: null, apiData: null } } as never },
  );

export type Record = CallData<'kycQuestionRecord'>;
export const AT = Date.UTC(2026, 10, 16, 12);
export const dict: CallData<'kycDict'> = {
  countries: [
    { iso2: 'DE', name: 'Germany', documentKinds: ['ID_CARD', 'PASSPORT'], isServed: true },
    { iso2: 'GB', name: 'United Kingdom', documentKinds: ['PASSPORT'], isServed: true },
    { iso2: 'US', name: 'United States', documentKinds: ['PASSPORT'], isServed: false },
  ],
  addressProofs: ['UTILITY_BILL'],
  fundsProofs: ['PAYSLIP'],
  occupations: ['EMPLOYED'],
  fundSources: ['SALARY'],
  incomeBands: ['FROM_25K'],
};
export const record = (part: Partial<Record> = {}): Record => ({
  kind: 'IDENTITY',
  status: 'IN_PROGRESS',
  isFinal: false,
  submittedAt: null,
  decidedAt: null,
  reasons: [],
  requests: [],
  version: 1,
  attempt: 1,
  reference: 'KX-7F3M-92QA-XH4T',
  steps: [],
  events: [],
  answers: {},
  ...part,
});
export const done = (step: string) => ({ step, savedAt: AT });
export const limits = { withdrawPerDay: { amount: '2000', currency: 'USD' as const }, cardPerMonth: null };
export const level = (kind: Record['kind'], number: number, part = {}) => ({
  ...record({ kind, status: 'NOT_STARTED' }),
  level: number,
  limits,
  opensAfter: null,
  ...part,
});
