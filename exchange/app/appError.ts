import { type CodeName, codes, MSG_SEPARATOR } from '@/contract/codes';

/** A refusal with a business code; http turns it into `{code, msg, data: null}`. */
export class AppError extends Error {
  readonly code: string;
  /** `key||param1||param2`, looked up in the error namespace by the client. */
  readonly msg: string;

  constructor(
    readonly codeName: CodeName,
    ...params: (string | number)[]
  ) {
    const { code, key } = codes[codeName];
    const msg = [key, ...params].join(MSG_SEPARATOR);
    super(msg);
    this.name = 'AppError';
    this.code = code;
    this.msg = msg;
  }
}
