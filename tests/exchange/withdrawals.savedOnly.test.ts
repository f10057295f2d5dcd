import { refuseBesidesSaved } from '@/exchange/app/withdrawals/savedOnly';
import { refusalOf } from '../support/accountsRig';

const NOW = 1_000_000;
const asked = (choice: { isOn: boolean; endsMs: number | null }) =>
  refusalOf(refuseBesidesSaved({ queries: { savedOnly: async () => choice }, clock: { now: () => NOW } }, '1'));

describe('while coins leave to saved addresses only', () => {
  it('nothing else is a way out, until the day is over that its owner waits for', async () => {
    expect(await asked({ isOn: true, endsMs: null })).toBe('addressNotSaved');
    expect(await asked({ isOn: true, endsMs: NOW + 1 })).toBe('addressNotSaved');
    expect(await asked({ isOn: true, endsMs: NOW })).toBe('answered');
    expect(await asked({ isOn: false, endsMs: null })).toBe('answered');
  });
});
