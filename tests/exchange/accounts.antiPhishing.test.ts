import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { passkeyOwner } from '../support/passkeyOwner';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('the word in mails', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  const currentPassword = STRONG_PASSWORD;
  const last = (address: string) => rig.sent.findLast(({ to }) => to === address);

  it('stands in every mail to the account, and in nobody else’s', async () => {
    const email = 'word@mail.example';
    const { token } = await rig.register(email);
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('just registered');
    await rig.accounts.security.setAntiPhishing(actor, rig.caller, { word: ' harbour-27 ', currentPassword });
    expect(await rig.accounts.security.state(actor, rig.caller)).toMatchObject({ antiPhishingWord: 'harbour-27' });

    await rig.login(email);
    expect(last(email)?.text).toContain('Your word: harbour-27');
    expect(last(email)?.html).toContain('<bdi>harbour-27</bdi>');
    await rig.accounts.forgotPasswordVerify(rig.caller, { email, captcha: await rig.captcha('forgot') });
    expect(last(email)?.text).toContain('Your word: harbour-27');
    // Somebody tries to register with the address.
    const form = { email, password: 'Lighthouse9', isTermsAccepted: true as const, language: 'en', captcha: await rig.captcha('register') };
    await rig.accounts.registerVerify(rig.caller, form);
    expect(last(email)).toMatchObject({ code: undefined, text: expect.stringContaining('Your word: harbour-27') });

    await rig.register('no.word@mail.example');
    expect(last('no.word@mail.example')?.text).not.toContain('word:');
    await rig.accounts.security.setAntiPhishing(actor, rig.caller, { word: null, currentPassword });
    // Its owner is told, with the word they know.
    expect(last(email)).toMatchObject({
      subject: 'The word in mails of your Kontor account was changed',
      text: expect.stringContaining('Your word: harbour-27'),
    });
    await rig.login(email);
    expect(last(email)?.text).not.toContain('harbour-27');
    const { records } = await rig.accounts.security.activity(actor, { kind: 'ANTI_PHISHING' });
    expect(records).toHaveLength(2);
  });

  it('is changed by who proves the account is theirs: a stolen session chooses no word', async () => {
    const { actor, email, device } = await passkeyOwner(rig, 'proven.word');
    const set = (proof: object) =>
      refusalOf(rig.accounts.security.setAntiPhishing(actor, rig.caller, { word: 'harbour-27', currentPassword, ...proof }));
    expect(await set({ currentPassword: 'Lighthouse9' })).toBe('credentialsInvalid');
    expect(await set({})).toBe('secondFactorRequired||passkey');
    expect(await rig.accounts.security.state(actor, rig.caller)).toMatchObject({ antiPhishingWord: null });
    expect(await set({ passkey: device.sign(await rig.accounts.passkeys.challenge(actor, rig.caller)) })).toBe('answered');
    expect(await rig.accounts.security.state(actor, rig.caller)).toMatchObject({ antiPhishingWord: 'harbour-27' });
    expect(last(email)?.subject).toBe('The word in mails of your Kontor account was changed');
    const { records } = await rig.accounts.security.activity(actor, { kind: 'ANTI_PHISHING' });
    expect(records.map(({ result }) => result)).toEqual(['PASSED', 'WRONG_PASSWORD']);
  });

  it('is refused where it could be taken for something else', async () => {
    const { token } = await rig.register('wrong.word@mail.example');
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('just registered');
    const odd = { word: 'kontor.example', currentPassword };
    expect(await refusalOf(rig.accounts.security.setAntiPhishing(actor, rig.caller, odd))).toBe('antiPhishingInvalid||3||20');
    expect(await rig.accounts.security.state(actor, rig.caller)).toMatchObject({ antiPhishingWord: null });
  });
});
