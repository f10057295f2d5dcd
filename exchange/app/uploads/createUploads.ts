import type { CallData, CallParams } from '@/contract/calls';
import type { Actor, ActorInSession } from '../actor';
import { AppError } from '../appError';
import type { AuditRecord } from '../auditRecord';
import { beginUpload, type Phone } from './beginUpload';
import type { Review, UploadsContext } from './context';
import { finishUpload, type MayStill } from './finishUpload';
import { followLink, linkTo, reviewLinkTo } from './links';
import { listForOperator, readForOperator } from './operatorReads';
import { openSession, receivePart } from './receivePart';
import { receiveWhole, type WholeFile } from './receiveWhole';
import { openSealed } from './sealedFiles';
import { sweepUploads } from './sweepUploads';
import { uploadLimits } from './uploadLimits';
import { shownUpload } from './uploadRecord';
import type { Owner } from './uploadStore';

/** Bytes with what they are. */
export interface OpenedFile {
  uploadId: string;
  contentType: string;
  bytes: Buffer;
}

/** Files of users: sent, checked, made anew, sealed and kept. Each call refuses by throwing an AppError; see the use cases for which. */
export interface Uploads {
  limits(actor: Actor): Promise<CallData<'uploadLimits'>>;
  receiveWhole(actor: ActorInSession, file: WholeFile): Promise<CallData<'upload'>>;
  begin(actor: Actor, params: CallParams<'uploadBegin'>, phone?: Phone): Promise<CallData<'uploadBegin'>>;
  receivePart(actor: Actor, params: CallParams<'uploadPart'>, bytes: Buffer): Promise<CallData<'uploadPart'>>;
  /** @param mayStill throws where who asked may not any more */
  finish(actor: ActorInSession, sessionId: string, mayStill: MayStill): Promise<CallData<'uploadFinish'>>;
  cancel(actor: Actor, sessionId: string): Promise<null>;
  list(actor: Owner): Promise<CallData<'uploads'>>;
  link(actor: ActorInSession, uploadId: string): Promise<CallData<'uploadLink'>>;
  /** For whoever reviews what was handed in: opens for hours, for a queue is not looked through in minutes, and until it is decided. */
  reviewLink(owner: Owner, review: Review, uploadId: string): Promise<CallData<'uploadLink'>>;
  remove(actor: Owner, uploadId: string): Promise<null>;
  /** By a signed link. */
  follow(brand: string, params: CallParams<'uploadFile'>): Promise<OpenedFile>;
  /** For operators, with a reason in the audit line's details. Its subject is the file's owner. */
  readForOperator(uploadId: string, audit: Omit<AuditRecord, 'subject'>): ReturnType<typeof readForOperator>;
  listForOperator(userId: string): ReturnType<typeof listForOperator>;
  sweep(): Promise<void>;
}

/** Puts the area together. */
export function createUploads(context: UploadsContext): Uploads {
  const { store, clock } = context;
  const found = async (owner: Owner, uploadId: string) => {
    const upload = await store.find(owner, uploadId);
    if (!upload) throw new AppError('uploadUnknown');
    return upload;
  };
  return {
    limits: (actor) => uploadLimits(context, actor),
    receiveWhole: (actor, file) => receiveWhole(context, actor, file),
    begin: (actor, params, phone) => beginUpload(context, actor, params, phone),
    receivePart: (actor, params, bytes) => receivePart(context, actor, params, bytes),
    finish: (actor, sessionId, mayStill) => finishUpload(context, actor, sessionId, mayStill),
    cancel: async (actor, sessionId) => {
      await openSession(context, actor, sessionId);
      await store.end(sessionId, clock.now());
      return null;
    },
    list: async (actor) => (await store.list(actor)).map(shownUpload),
    link: async (actor, uploadId) => linkTo(context, await found(actor, uploadId), actor),
    reviewLink: async (owner, review, uploadId) => reviewLinkTo(context, await found(owner, uploadId), review),
    remove: async (actor, uploadId) => {
      await found(actor, uploadId);
      if (!(await store.remove(actor, uploadId, clock.now()))) throw new AppError('uploadInUse');
      return null;
    },
    follow: async (brand, params) => {
      const upload = await followLink(context, brand, params);
      const { uploadId, contentType, userId } = upload;
      return { uploadId, contentType, bytes: await openSealed(context, userId, upload, upload) };
    },
    readForOperator: (uploadId, audit) => readForOperator(context, uploadId, audit),
    listForOperator: (userId) => listForOperator(context, userId),
    sweep: () => sweepUploads(context),
  };
}
