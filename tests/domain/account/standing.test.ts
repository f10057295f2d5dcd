import { ACTS, type Act, PLAIN_GROUND, PLAIN_STANDING, type Standing, whyNot } from '@/domain/account/standing';

const NOW = 1_000_000;

/** Written from the rules as people are told them: which acts are refused to an account that stands so, and with what. */
const refusedTo = (standing: Partial<Standing>, ground = PLAIN_GROUND) =>
  Object.fromEntries(
    ACTS.flatMap((act) => {
      const reason = whyNot(act, { ...PLAIN_STANDING, isVerified: true, ...standing }, ground, NOW);
      return reason ? [[act, reason.kind]] : [];
    }),
  );
const all = (kind: string, except: readonly Act[] = []) =>
  Object.fromEntries(ACTS.filter((act) => !except.includes(act)).map((act) => [act, kind]));

/** Moves no money, and takes nothing out of the account. */
const UNMOVED: Act[] = ['READ', 'PROTECT', 'END_SESSIONS', 'FREEZE', 'LOCK', 'RESET_PASSWORD', 'PREFER', 'CANCEL', 'UNFREEZE'];

describe('who may do what', () => {
  it('lets a verified account do everything but end a freeze it does not have', () => {
    expect(refusedTo({})).toEqual({ UNFREEZE: 'notFrozen' });
  });

  it('lets nobody do anything with an account that is closed or locked', () => {
    expect(refusedTo({ closedAt: 5, lockedAt: 4, frozenAt: 3 })).toEqual(all('closed'));
    // Locking once more is locking once.
    expect(refusedTo({ lockedAt: 4, selfFrozenAt: 3 })).toEqual(all('locked', ['LOCK']));
    expect(whyNot('READ', { ...PLAIN_STANDING, closedAt: 5 }, PLAIN_GROUND, NOW)).toEqual({ kind: 'closed', since: 5 });
  });

  it('lets who is frozen by an operator look, cancel, protect, hand in documents and take the own data along', () => {
    const may: Act[] = [...UNMOVED, 'VERIFY', 'EXPORT'];
    expect(refusedTo({ frozenAt: 3 })).toEqual({ ...all('frozen', may), UNFREEZE: 'notFrozen' });
  });

  it('lets who has frozen the own account look, cancel, protect, and end it', () => {
    expect(refusedTo({ selfFrozenAt: 3 })).toEqual(all('selfFrozen', UNMOVED));
    expect(whyNot('TRADE', { ...PLAIN_STANDING, frozenAt: 2, selfFrozenAt: 3 }, PLAIN_GROUND, NOW)).toEqual({ kind: 'frozen', since: 2 });
  });

  it('lets nobody shut the account all visitors share, log the others out, change what protects it, or put into it what is theirs alone', () => {
    const refused: Act[] = [
      'END_SESSIONS',
      'FREEZE',
      'LOCK',
      'RESET_PASSWORD',
      'CHANGE_SECURITY',
      'API_KEYS',
      'VERIFY',
      'WITHDRAW',
      'DEPOSIT_PLACES',
      'EXPORT',
      'CLOSE',
    ];
    const shared = Object.fromEntries(refused.map((act) => [act, 'shared']));
    expect(refusedTo({ isShared: true })).toEqual({ ...shared, UNFREEZE: 'notFrozen' });
    // What ended up frozen all the same is known by that.
    expect(whyNot('CLOSE', { ...PLAIN_STANDING, isShared: true, frozenAt: 2 }, PLAIN_GROUND, NOW)).toEqual({ kind: 'frozen', since: 2 });
  });

  it('holds sending until its time, to the millisecond, and nothing else', () => {
    expect(refusedTo({ sendingHeldUntil: NOW + 1 })).toEqual({ WITHDRAW: 'sendingHeld', UNFREEZE: 'notFrozen' });
    expect(refusedTo({ sendingHeldUntil: NOW })).toEqual({ UNFREEZE: 'notFrozen' });
  });

  // Specification section 4, "Deposit button", and section 6.
  it.each<[accountType: number, isVerified: boolean, globalRegion: boolean, answer: string | undefined]>([
    [0, true, false, undefined],
    [0, true, true, undefined],
    [0, false, true, undefined],
    [0, false, false, 'unverified'],
    [1, true, true, 'depositNotAllowed'],
    [1, false, false, 'depositNotAllowed'],
    [2, true, true, 'depositNotAllowed'],
  ])('answers who deposits: type %s, verified %s, global region %s: %s', (accountType, isVerified, globalRegion, answer) => {
    expect(whyNot('DEPOSIT', { ...PLAIN_STANDING, accountType, isVerified }, { globalRegion }, NOW)?.kind).toBe(answer);
    expect(whyNot('DEPOSIT_PLACES', { ...PLAIN_STANDING, accountType, isVerified }, { globalRegion }, NOW)?.kind).toBe(answer);
  });

  it('asks for a verified identity before keys are made, and for nothing else', () => {
    const unverified = { API_KEYS: 'unverified', DEPOSIT: 'unverified', DEPOSIT_PLACES: 'unverified' };
    expect(refusedTo({ isVerified: false })).toEqual({ ...unverified, UNFREEZE: 'notFrozen' });
  });
});
