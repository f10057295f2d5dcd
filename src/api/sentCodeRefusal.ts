import { codes } from '@/contract/codes';

const ABOUT_THE_SENT_CODE = new Set<string>([codes.codeInvalid.code, codes.codeExpired.code]);

/** Whether a refusal belongs beside the code that was sent by mail or text message. */
export const isAboutSentCode = ({ code }: { code: string }): boolean => ABOUT_THE_SENT_CODE.has(code);
