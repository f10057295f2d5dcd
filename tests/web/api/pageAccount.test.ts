import { codes } from '@/contract/codes';
import { call } from '@/src/api/call';
import { connectApi } from '@/src/api/host';
import { quietCall } from '@/src/api/quietCall';
import { beginEra, meetAccount } from '@/src/lib/pageAccount';
import { removeToken, storedToken, storeToken } from '@/src/lib/storage';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { userFixture } from '../../support/siteFixture';

withExchangeServer();

afterEach(() => {
  removeToken();
  beginEra();
});

/** What a call sends of token and account. */
async function sentBy(name: 'uploads' | 'userInfo' | 'coins', between?: () => void): Promise<(string | null)[]> {
  let sent: (string | null)[] = [];
  const see = ({ headers }: Request) => {
    sent = [headers.get('exchange-token'), headers.get('exchange-account')];
  };
  if (name === 'userInfo') answers(name, userFixture, see);
  else answers(name, [], see);
  const answer = quietCall(name, {});
  between?.();
  await answer;
  return sent;
}

describe('a call of a page', () => {
  it('names the account whose page it is', async () => {
    storeToken('one');
    meetAccount('1');
    expect(await sentBy('uploads')).toEqual(['one', '1']);
  });

  it('names none while it is not known, nor where none is needed, nor where it asks whose the token is', async () => {
    storeToken('one');
    expect(await sentBy('uploads')).toEqual(['one', null]);
    meetAccount('1');
    expect(await sentBy('coins')).toEqual(['one', null]);
    expect(await sentBy('userInfo')).toEqual(['one', null]);
  });

  it('goes out under the token it was made with', async () => {
    storeToken('one');
    meetAccount('1');
    expect(await sentBy('uploads', () => storeToken('two'))).toEqual(['one', '1']);
  });

  it('that is refused as another account’s has the account read, and ends no session', async () => {
    const readAccount = jest.fn();
    const goToLogin = jest.fn();
    const disconnect = connectApi({ showError: jest.fn(), goToAddressLimit: jest.fn(), goToLogin, readAccount });
    storeToken('two');
    meetAccount('1');
    refuses('uploads', { code: codes.accountOther.code, msg: codes.accountOther.key });
    await expect(call('uploads', {})).rejects.toMatchObject({ code: codes.accountOther.code });
    expect(readAccount).toHaveBeenCalledTimes(1);
    expect(goToLogin).not.toHaveBeenCalled();
    expect(storedToken()).toBe('two');
    disconnect();
  });
});
