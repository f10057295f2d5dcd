/** What the page says, once, to the script in its head: it hears presses itself from here on. */
export const AWAKE = 'kontor:awake';
