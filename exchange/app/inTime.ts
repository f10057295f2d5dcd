/** What the work comes to, if it does within so many ms. What is late goes on by itself. @throws what `lateError` makes, where it does not */
export async function inTime<Result>(ms: number, work: Promise<Result>, lateError: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(lateError()), ms).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
