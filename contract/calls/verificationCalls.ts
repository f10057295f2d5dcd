import Type from 'typebox';
import * as handover from '../handover';
import { Nothing } from '../primitives';
import * as upload from '../upload';
import * as verification from '../verification';

/** Files, and what they are for: verifying people and companies. */
export const verificationCalls = {
  uploadLimits: { summary: 'What files may be, and how many there are', params: Nothing, data: upload.UploadLimits },
  upload: { summary: 'Send a whole file', params: upload.UploadForm, data: upload.Uploaded },
  uploadBegin: {
    summary: 'Begin to send a file in pieces, or go on with it; says where',
    params: upload.UploadBegin,
    data: upload.UploadSession,
  },
  uploadPart: { summary: 'Send the next piece', params: upload.UploadPart, data: upload.UploadSession },
  uploadFinish: {
    summary: 'Have the file checked and kept; again, it answers the same file',
    params: upload.UploadSessionNamed,
    data: upload.Uploaded,
  },
  uploadCancel: { summary: 'Give up an upload; what was sent is deleted', params: upload.UploadSessionNamed, data: Type.Null() },
  uploads: { summary: 'Own files, newest first', params: Nothing, data: Type.Array(upload.Upload) },
  uploadLink: { summary: "A link to a file of one's own that expires", params: upload.UploadNamed, data: upload.UploadLink },
  uploadRemove: { summary: 'Delete a file that belongs to nothing yet', params: upload.UploadNamed, data: Type.Null() },
  uploadFile: { summary: 'The file of a link', params: upload.UploadFileQuery, data: Type.Null() },
  verificationState: {
    summary: 'Levels of the account, and what stands in the way',
    params: Nothing,
    data: verification.VerificationState,
  },
  kycDict: { summary: 'What can be chosen when a person is verified', params: Nothing, data: verification.KycDict },
  kycQuestionRecord: {
    summary: 'The questionnaire of a level as it stands, drafts included',
    params: verification.KycRecordQuery,
    data: verification.KycRecord,
  },
  kycInit: { summary: 'Start a level, or start it again after a refusal', params: verification.KycInit, data: verification.KycRecord },
  kycQuestionSubmit: {
    summary: 'Keep answers, finish steps, or send a level that has no selfie',
    params: verification.KycSubmit,
    data: verification.KycRecord,
  },
  kycIdentityInit: {
    summary: 'Gestures to make before the camera, once every question is answered',
    params: verification.AtVersion,
    data: verification.SelfieAsked,
  },
  kycIdentityFinish: { summary: 'Send the identity with its photos', params: verification.KycIdentityFinish, data: verification.KycRecord },
  kycSupplementInit: { summary: 'What is asked for besides', params: verification.KycSupplementInit, data: verification.SupplementAsked },
  kycSupplementSave: {
    summary: 'Send what was asked for; the review goes on',
    params: verification.KycSupplementSave,
    data: verification.KycRecord,
  },
  kybDict: { summary: 'What can be chosen when a company is verified', params: Nothing, data: verification.KybDict },
  kybQuestionRecord: { summary: 'The questionnaire of the company as it stands', params: Nothing, data: verification.KybRecord },
  kybInit: { summary: 'Start verifying a company, or start again', params: Nothing, data: verification.KybRecord },
  kybQuestionSubmit: { summary: 'Keep answers or finish steps', params: verification.KybSubmit, data: verification.KybRecord },
  kybIdentityInit: {
    summary: 'Who has to be known behind the company',
    params: verification.AtVersion,
    data: verification.KybPeople,
  },
  kybIdentityFinish: { summary: 'Send the company', params: verification.KybIdentityFinish, data: verification.KybRecord },
  kybSupplementInit: { summary: 'What is asked for besides', params: Nothing, data: verification.SupplementAsked },
  kybSupplementSave: {
    summary: 'Send what was asked for; the review goes on',
    params: verification.KybSupplementSave,
    data: verification.KybRecord,
  },
  handoverBegin: {
    summary: 'Hand the pictures of a step over to a phone; a link of before ends',
    params: handover.HandoverBegin,
    data: handover.HandoverBegun,
  },
  handover: { summary: 'How the handover stands, and what has come by it', params: Nothing, data: handover.Handover },
  handoverEnd: { summary: 'End the handover; what has come stays', params: Nothing, data: Type.Null() },
  handoverOpen: {
    summary: 'Open the link of a handover on a phone, which is the only one from then on; says the number it is to show',
    params: handover.HandoverOpen,
    data: handover.HandoverOpened,
  },
  handoverConfirm: {
    summary: 'Let the phone in that shows this number; a wrong one ends the handover',
    params: handover.HandoverConfirm,
    data: handover.Handover,
  },
  handoverAsked: { summary: 'Which pictures the phone is asked for', params: Nothing, data: handover.HandoverAsked },
  handoverUploadBegin: {
    summary: 'Begin to send a picture from the phone, or go on with it',
    params: handover.HandoverUploadBegin,
    data: upload.UploadSession,
  },
  handoverUploadPart: { summary: 'Send the next piece from the phone', params: upload.UploadPart, data: upload.UploadSession },
  handoverUploadFinish: {
    summary: 'Have the picture checked and kept; says what is still asked for',
    params: handover.HandoverUploadNamed,
    data: handover.HandoverAsked,
  },
} as const;
