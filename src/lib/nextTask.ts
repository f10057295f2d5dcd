/** Goes on in a task of its own, so that the browser paints and answers in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
