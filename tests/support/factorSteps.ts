import type { Database } from '@/exchange/app/ports/database';
import { type AccountsRig, STRONG_PASSWORD } from './accountsRig';
import { appCode } from './authenticatorApp';
import { actorOf as actorIn } from './passkeyOwner';

/** What owners of authenticators do, for tests of binding them and of logging in by them. */
export function factorSteps(rigOf: () => AccountsRig) {
  const factor = () => rigOf().accounts.secondFactor;
  const actorOf = (token: string) => actorIn(rigOf(), token);
  /** Past the step whose code was used. */
  const nextCode = (key: string) => {
    rigOf().pass(30_000);
    return appCode(key, rigOf().now());
  };
  async function bind(email: string, token: string) {
    const rig = rigOf();
    const actor = await actorOf(token);
    const { ticket, key } = await factor().generate(actor, rig.caller);
    const params = { ticket, code: rig.codeFor(email), authenticatorCode: appCode(key, rig.now()) };
    return { key, actor, ...(await factor().bind(actor, rig.caller, params)) };
  }
  async function bound(name: string) {
    const email = `${name}@mail.example`;
    const { token, id } = await rigOf().register(email);
    return { email, token, id, ...(await bind(email, token)) };
  }
  /** Password and code are right. */
  async function firstSteps(email: string, deviceToken?: string, password = STRONG_PASSWORD, caller = rigOf().caller) {
    const rig = rigOf();
    const { ticket } = await rig.accounts.loginVerify(caller, { email, password, captcha: await rig.captcha('login'), platform: 'PC' });
    return rig.accounts.loginConfirm(caller, { ticket, code: rig.codeFor(email), deviceToken });
  }
  async function askedTicket(email: string, deviceToken?: string, password?: string) {
    const answer = await firstSteps(email, deviceToken, password);
    if ('token' in answer) throw new Error('no factor is asked for');
    return answer.ticket;
  }
  const login = (ticket: string, proof: { authenticatorCode?: string; recoveryCode?: string }, rememberDevice?: boolean) =>
    factor().login(rigOf().caller, { ticket, platform: 'PC', rememberDevice, ...proof });
  const acts = async (token: string) => {
    const { records } = await rigOf().accounts.security.activity(await actorOf(token), {});
    return records.map(({ kind, result }) => `${kind} ${result}`);
  };
  const subjects = (email: string) =>
    rigOf()
      .sent.filter(({ to }) => to === email)
      .map(({ subject }) => subject);
  return { factor, actorOf, nextCode, bind, bound, firstSteps, askedTicket, login, acts, subjects };
}

/** All that is written in these tables, none of which may be empty. */
export async function storedIn(database: Database, ...tables: string[]): Promise<string> {
  const rows = await Promise.all(tables.map((table) => database.query<{ row: string }>(`select ${table}::text as row from ${table}`)));
  expect(rows.every(({ length }) => length > 0)).toBe(true);
  return rows
    .flat()
    .map(({ row }) => row)
    .join();
}
