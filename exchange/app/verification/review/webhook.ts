import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { oneOf, StorableText } from '@/contract/primitives';
import { type Decision, REFUSAL_REASONS, REQUEST_NAMES } from '@/domain/verification/reasons';
import { AppError } from '../../appError';
import { isSigned } from '../../messageSignature';
import type { VerificationContext } from '../context';
import { decide } from './decide';

const strict = { additionalProperties: false };
const text = Type.Optional(StorableText({ maxLength: 500 }));

/** What a provider calls with. `eventId` names the message: sent again, it changes nothing. */
const Message = Compile(
  Type.Object(
    {
      eventId: StorableText({ minLength: 8, maxLength: 100 }),
      reference: StorableText({ maxLength: 40 }),
      /** What was decided on, as it was sent. */
      submission: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      decision: Type.Union([
        Type.Object({ event: Type.Literal('APPROVE') }, strict),
        Type.Object(
          {
            event: Type.Literal('REFUSE'),
            reasons: Type.Array(Type.Object({ code: oneOf(REFUSAL_REASONS), text }, strict), { minItems: 1, maxItems: 10 }),
            isFinal: Type.Optional(Type.Boolean()),
          },
          strict,
        ),
        Type.Object(
          {
            event: Type.Literal('ASK'),
            requests: Type.Array(Type.Object({ code: oneOf(REQUEST_NAMES), text }, strict), { minItems: 1, maxItems: 10 }),
          },
          strict,
        ),
      ]),
    },
    strict,
  ),
);
type Message = Type.Static<ReturnType<(typeof Message)['Type']>>;

const withText = <Code>({ code, text: words }: { code: Code; text?: string }) => ({ code, text: words ?? null });

function decisionOf({ decision }: Message): Decision {
  if (decision.event === 'REFUSE') return { event: 'REFUSE', reasons: decision.reasons.map(withText), isFinal: decision.isFinal ?? false };
  if (decision.event === 'ASK') return { event: 'ASK', requests: decision.requests.map(withText) };
  return { event: 'APPROVE' };
}

/** The place that fits least far from what it should be: of the kinds of decisions there are, the one that was meant goes deepest. */
function whereWrong(value: unknown): string {
  const paths = [...Message.Errors(value)].map(({ instancePath }) => instancePath.slice(1).replaceAll('/', '.'));
  return paths.toSorted((left, right) => right.split('.').length - left.split('.').length)[0] || 'request';
}

function read(body: Buffer): Message {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new AppError('badRequest', 'request', 'not JSON');
  }
  if (!Message.Check(value)) throw new AppError('badRequest', whereWrong(value), 'not a decision');
  return value;
}

/**
 * Takes a provider's decision. Only about what was handed to the provider: nobody decides for operators from outside.
 * Only about what stands there: not about what was handed in before, nor while operators ask for more.
 * @param body exactly as it came: that is what was signed
 * @throws AppError tokenInvalid: not signed, or too long ago; badRequest; verificationUnknown;
 *   verificationStale: something else was handed in since; as `decide`
 */
export async function takeProviderDecision(context: VerificationContext, body: Buffer, signature: string): Promise<null> {
  const { provider, store, clock } = context;
  if (!provider || !isSigned(provider.secret, body, signature, clock.now())) throw new AppError('tokenInvalid');
  const message = read(body);
  const row = await store.byReference(message.reference);
  if (!row) throw new AppError('verificationUnknown');
  const decision = decisionOf(message);
  const audit = {
    actor: 'rule:verification-provider',
    action: `verification.${decision.event.toLowerCase()}`,
    subject: `user:${row.userId}`,
    details: { reference: row.reference, eventId: message.eventId, submission: message.submission },
  };
  await decide(context, row.id, decision, {
    actor: 'provider',
    audit,
    about: { eventId: message.eventId, submission: message.submission },
  });
  return null;
}
