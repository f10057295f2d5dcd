import type { CallParams } from '@/contract/calls';
import { useQuery } from './useQuery';

/** A review is read again this often, ms, in case the stream does not tell. */
const REVIEW_POLL_MS = 10_000;
const whileInReview = { refreshInterval: (record?: { status: string }) => (record?.status === 'IN_REVIEW' ? REVIEW_POLL_MS : 0) };

/** Levels of the account. Waits while `isSignedIn` is false. */
export const useVerificationState = (isSignedIn: boolean) => useQuery('verificationState', isSignedIn ? {} : undefined);

type Level = CallParams<'kycQuestionRecord'>['level'];

/** The questionnaire of a level as the server keeps it. */
export const useKycRecord = (level: Level, isSignedIn: boolean) =>
  useQuery('kycQuestionRecord', isSignedIn ? { level } : undefined, whileInReview);
export const useKybRecord = (isSignedIn: boolean) => useQuery('kybQuestionRecord', isSignedIn ? {} : undefined, whileInReview);

/** What is asked for besides, as it stands now: the record a page came with may be of before. */
export const useKycSupplement = (level: Level | undefined) => useQuery('kycSupplementInit', level && { level });
export const useKybSupplement = (isAsked: boolean) => useQuery('kybSupplementInit', isAsked ? {} : undefined);

const FOR_GOOD = { revalidateOnFocus: false, revalidateIfStale: false };
/** Who has to be known behind the company as it was drawn at that version. */
export const useKybPeople = (version: number) => useQuery('kybIdentityInit', { version }, { ...FOR_GOOD, shouldRetryOnError: false });

/** What can be chosen. */
export const useKycDict = (isSignedIn: boolean) => useQuery('kycDict', isSignedIn ? {} : undefined, FOR_GOOD);
export const useKybDict = (isSignedIn: boolean) => useQuery('kybDict', isSignedIn ? {} : undefined, FOR_GOOD);
