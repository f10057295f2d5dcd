import { Compile } from 'typebox/compile';
import { type CallData, calls } from '@/contract/calls';
import { codes } from '@/contract/codes';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { ErrorEnvelope, envelopeOf } from '@/contract/envelope';
import { contractSteps } from '../support/contract/contractSteps';
import type { CheckedCall } from '../support/contract/step';
import { type ContractTarget, openContractTarget } from '../support/contract/target';

// Every call against real answers: this exchange's, or those of the backend at CONTRACT_URL.

jest.setTimeout(180_000);

let target: ContractTarget;
beforeAll(async () => {
  target = await openContractTarget();
});
afterAll(() => target.stop());

const seen = new Set<EndpointName>();

const checked: CheckedCall = async (name, params, file) => {
  const { status, body } = await target.send(name, params, file);
  expect({ name, status, body, errors: Compile(envelopeOf(calls[name].data)).Errors(body) }).toEqual({
    name,
    status: 200,
    body: expect.objectContaining({ code: '0', msg: 'success' }),
    errors: [],
  });
  seen.add(name);
  return (body as { data: CallData<typeof name> }).data;
};

describe('answers keep the contract', () => {
  const canReadMail = process.env.CONTRACT_URL === undefined || process.env.CONTRACT_MAILBOX_URL !== undefined;

  it.each(contractSteps.filter(({ needsMail }) => canReadMail || !needsMail))('$title', async (step) => {
    await step.run(checked, target);
    for (const name of step.calls) expect(seen).toContain(name);
  });

  it('has a step for every call', () => {
    expect(contractSteps.flatMap((step) => step.calls).sort()).toEqual(Object.keys(endpoints).sort());
  });
});

describe('refusals keep the contract', () => {
  const refusal = Compile(ErrorEnvelope);
  const msgOf = (body: unknown) => {
    expect(refusal.Errors(body)).toEqual([]);
    return body as { code: string; msg: string };
  };

  it.each((Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].auth === 'user'))(
    '%s without a token: 403',
    async (name) => {
      target.use(undefined);
      const { status, body } = await target.send(name, {} as never);
      expect([status, msgOf(body).code]).toEqual([403, codes.tokenInvalid.code]);
    },
  );

  it('names the field of a malformed call', async () => {
    const { body } = await target.send('depth', { symbol: 'lower' });
    expect(msgOf(body)).toMatchObject({ code: codes.badRequest.code, msg: expect.stringMatching(/^request\.invalid\|\|symbol\|\|/) });
  });

  it('names an unknown market', async () => {
    const { body } = await target.send('symbolInfo', { symbol: 'NO_SUCH' });
    expect(msgOf(body)).toMatchObject({ code: codes.symbolUnknown.code, msg: 'market.symbol_unknown||NO_SUCH' });
  });
});
