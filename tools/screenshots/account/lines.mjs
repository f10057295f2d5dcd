// What the line does to the answers of the exchange, so that states that pass in a moment stand still.

/** Answers that do not come. */
export const slow = (pattern) => (page) => page.route(pattern, () => {});

export const failed = (pattern) => (page) =>
  page.route(pattern, (route) => route.fulfill({ status: 503, json: { code: '1', msg: 'system.unavailable' } }));

/** The device has no network any more. */
export const offline = ({ page }) => page.context().setOffline(true);
