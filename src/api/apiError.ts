interface ApiErrorParts {
  code: string;
  msg: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
}

/** A call that did not succeed. `code` and `msg` are the exchange's; without an envelope they are the HTTP status and its text. */
export class ApiError extends Error {
  readonly code: string;
  readonly msg: string;
  readonly status: number;

  constructor({ code, msg, status }: ApiErrorParts) {
    super(`${code} ${msg}`);
    this.name = 'ApiError';
    this.code = code;
    this.msg = msg;
    this.status = status;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
