import type { CallData, CallParams } from '@/contract/calls';
import type { PersonKind } from '@/domain/verification/kinds';
import type { Actor } from '../actor';
import type { VerificationContext } from './context';
import { findOwn } from './find';
import { decideByOperator, listQueue, showToOperator } from './operators';
import { askForPeople, sendCompany } from './owner/business';
import { askForSelfie, sendIdentity } from './owner/identity';
import { kybDictionary, kycDictionary } from './owner/readDictionary';
import { readState } from './owner/readState';
import { saveAnswers } from './owner/saveAnswers';
import { startVerification } from './owner/startVerification';
import { askedSupplements, sendSupplements } from './owner/supplements';
import { exportOf } from './personalData';
import { recordOf } from './record';
import { sweepReviews } from './review/sweep';
import { takeProviderDecision } from './review/webhook';

type Rest<Fn> = Fn extends (context: VerificationContext, ...rest: infer Args) => infer Result ? (...rest: Args) => Result : never;

/** Who a user is, and who is behind a company. Each call refuses by throwing an AppError; see the use cases for which. */
export interface Verifications {
  state(actor: Actor): Promise<CallData<'verificationState'>>;
  kyc: {
    dict(actor: Actor, language: string): CallData<'kycDict'>;
    record(actor: Actor, level: PersonKind): Promise<CallData<'kycQuestionRecord'>>;
    start(actor: Actor, level: PersonKind): Promise<CallData<'kycInit'>>;
    submit(actor: Actor, params: CallParams<'kycQuestionSubmit'>): Promise<CallData<'kycQuestionSubmit'>>;
    selfie(actor: Actor, version: number): Promise<CallData<'kycIdentityInit'>>;
    finish(actor: Actor, params: CallParams<'kycIdentityFinish'>): Promise<CallData<'kycIdentityFinish'>>;
    requests(actor: Actor, level: PersonKind): Promise<CallData<'kycSupplementInit'>>;
    supplement(actor: Actor, params: CallParams<'kycSupplementSave'>): Promise<CallData<'kycSupplementSave'>>;
  };
  kyb: {
    dict(actor: Actor, language: string): CallData<'kybDict'>;
    record(actor: Actor): Promise<CallData<'kybQuestionRecord'>>;
    start(actor: Actor): Promise<CallData<'kybInit'>>;
    submit(actor: Actor, params: CallParams<'kybQuestionSubmit'>): Promise<CallData<'kybQuestionSubmit'>>;
    people(actor: Actor, version: number): Promise<CallData<'kybIdentityInit'>>;
    finish(actor: Actor, version: number): Promise<CallData<'kybIdentityFinish'>>;
    requests(actor: Actor): Promise<CallData<'kybSupplementInit'>>;
    supplement(actor: Actor, params: CallParams<'kybSupplementSave'>): Promise<CallData<'kybSupplementSave'>>;
  };
  /** For operators. */
  operators: { list: Rest<typeof listQueue>; show: Rest<typeof showToOperator>; decide: Rest<typeof decideByOperator> };
  /** Undefined where no provider is set: nobody is listened to. */
  takeProviderDecision: Rest<typeof takeProviderDecision> | undefined;
  /** For the export of an account's data. */
  exportOf: Rest<typeof exportOf>;
  /** What reviews by themselves, and what is to be sent. */
  sweep(): Promise<void>;
}

/** Puts the area together. */
export function createVerifications(context: VerificationContext): Verifications {
  const record = async (actor: Actor, kind: PersonKind | 'BUSINESS') =>
    recordOf(context, kind, await findOwn(context, actor, kind), actor.userId);
  return {
    state: (actor) => readState(context, actor),
    kyc: {
      dict: (actor, language) => kycDictionary(context, actor, language),
      record,
      start: (actor, level) => startVerification(context, actor, level),
      submit: (actor, { level, ...given }) => saveAnswers(context, actor, level, given),
      selfie: (actor, version) => askForSelfie(context, actor, version),
      finish: (actor, params) => sendIdentity(context, actor, params),
      requests: (actor, level) => askedSupplements(context, actor, level),
      supplement: (actor, { level, ...given }) => sendSupplements(context, actor, level, given),
    },
    kyb: {
      dict: (actor, language) => kybDictionary(context, actor, language),
      record: (actor) => record(actor, 'BUSINESS'),
      start: (actor) => startVerification(context, actor, 'BUSINESS'),
      submit: (actor, given) => saveAnswers(context, actor, 'BUSINESS', given),
      people: (actor, version) => askForPeople(context, actor, version),
      finish: (actor, version) => sendCompany(context, actor, version),
      requests: (actor) => askedSupplements(context, actor, 'BUSINESS'),
      supplement: (actor, given) => sendSupplements(context, actor, 'BUSINESS', given),
    },
    operators: {
      list: (page) => listQueue(context, page),
      show: (reference, audit) => showToOperator(context, reference, audit),
      decide: (reference, decision, by) => decideByOperator(context, reference, decision, by),
    },
    takeProviderDecision: context.provider && ((body, signature) => takeProviderDecision(context, body, signature)),
    exportOf: (userId) => exportOf(context, userId),
    sweep: () => sweepReviews(context),
  };
}
