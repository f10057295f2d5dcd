import type { CallData, CallParams } from '@/contract/calls';
import type { HandoverStep } from '@/domain/verification/handover';
import type { Caller } from '../../accounts/model';
import type { Actor, SessionActor } from '../../actor';
import { STANDING_TOPIC, type StandingChanged } from '../../events';
import type { HandoverContext } from './context';
import { beginHandover, confirmHandover, followHandover } from './onComputer';
import { askedOnPhone, beginOnPhone, finishOnPhone, ofPhone, openOnPhone, sendOnPhone } from './onPhone';
import type { OpenHandover } from './openHandover';

/** Pictures of a verification, taken by a phone that is not signed in. */
export interface Handovers {
  begin(actor: SessionActor, step: HandoverStep): Promise<CallData<'handoverBegin'>>;
  follow(actor: Actor): Promise<CallData<'handover'>>;
  confirm(actor: SessionActor, params: CallParams<'handoverConfirm'>): Promise<CallData<'handoverConfirm'>>;
  end(actor: Actor): Promise<null>;
  open(caller: Caller, params: CallParams<'handoverOpen'>): Promise<CallData<'handoverOpen'>>;
  /** Whose phone it is, by the secret it carries, once it was let in. @throws AppError handoverOver */
  ofPhone(brand: string, phone: string | undefined): Promise<OpenHandover>;
  asked(open: OpenHandover): Promise<CallData<'handoverAsked'>>;
  beginUpload(open: OpenHandover, params: CallParams<'handoverUploadBegin'>): Promise<CallData<'handoverUploadBegin'>>;
  receivePart(open: OpenHandover, params: CallParams<'handoverUploadPart'>, bytes: Buffer): Promise<CallData<'handoverUploadPart'>>;
  finishUpload(open: OpenHandover, sessionId: string): Promise<CallData<'handoverUploadFinish'>>;
  close(): void;
}

/** Puts the area together. */
export function createHandovers(context: HandoverContext): Handovers {
  const { handovers, bus, clock, log } = context;
  // Who froze it and lets it go again minutes later wants no phone of before in it: while it is frozen each call asks by itself.
  const stop = bus.subscribe(STANDING_TOPIC, ({ userId }: StandingChanged) => {
    handovers.end(userId, clock.now()).catch((error: unknown) => log.error({ err: error, userId }, 'a handover was not ended'));
  });
  return {
    begin: (actor, step) => beginHandover(context, actor, step),
    follow: (actor) => followHandover(context, actor),
    confirm: (actor, params) => confirmHandover(context, actor, params),
    end: async ({ userId }) => {
      await handovers.end(userId, clock.now());
      return null;
    },
    open: (caller, params) => openOnPhone(context, caller, params),
    ofPhone: (brand, phone) => ofPhone(context, brand, phone),
    asked: (open) => askedOnPhone(context, open),
    beginUpload: (open, params) => beginOnPhone(context, open, params),
    receivePart: (open, params, bytes) => sendOnPhone(context, open, params, bytes),
    finishUpload: (open, sessionId) => finishOnPhone(context, open, sessionId),
    close: stop,
  };
}
