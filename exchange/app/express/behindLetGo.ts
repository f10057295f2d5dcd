import { AppError } from '../appError';

/**
 * What is written once a provider has let go. `unavailable` promises that nothing was done (adr 11), and here something was: nobody can pay
 * any more. Asked again the provider has let go already and the rest is written; where nobody asks, its state ends the order in time.
 * @throws AppError outcomeUnknown
 */
export const behindLetGo = <Result>(written: Promise<Result>): Promise<Result> =>
  written.catch((error: unknown) => {
    const isHalf = error instanceof AppError && error.codeName === 'unavailable';
    throw isHalf ? new AppError('outcomeUnknown') : error;
  });
