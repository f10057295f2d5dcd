import type { Page } from '@playwright/test';
import { contentSecurityPolicy } from '@/src/lib/contentSecurityPolicy';
import { expect, test } from './support/fixtures';
import { siteRequest, siteUrl } from './support/places';

/** What a page's policy names of reCAPTCHA. */
const recaptchaSources = () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [], chat: undefined, captcha: 'recaptcha', isDevelopment: false });
  return /script-src 'self' ([^;]+)/.exec(policy)?.[1] ?? '';
};

/** What the page's policy has turned away so far: the directive, and the address or "inline". */
const turnedAway = (page: Page) => page.evaluate(() => (window as { turnedAway?: string[] }).turnedAway ?? []);

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    (window as { turnedAway?: string[] }).turnedAway = seen;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      seen.push(`${effectiveDirective} ${blockedURI}`),
    );
  }),
);

test('nothing of the pages themselves is turned away, also when one moves between them', async ({ person }) => {
  const { page } = person;
  for (const path of ['/', '/markets', '/trade/spot/BTC_USDT', '/login', '/terms-of-service', '/no-such-page']) {
    if (path === '/no-such-page') person.expectComplaint(/status of 404/);
    await person.visit(path);
    await expect(page.locator('main')).toBeVisible();
    expect(await turnedAway(page), path).toEqual([]);
  }
  await person.visit('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: person.t('shell.menu.markets'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/markets$/);
  await expect(page.locator('main table .num').first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: person.t('shell.login'), exact: true })
    .click();
  await expect(page.getByRole('heading', { name: person.t('auth.login.title') })).toBeVisible();
  await expect(page.locator('form').first()).toHaveCSS('display', /grid|flex/);
  expect(await turnedAway(page)).toEqual([]);
  // The sheets of pages one has moved to are linked, not written into the page.
  expect(await page.locator('style[data-n-href]').count()).toBe(0);
});

test('whatever is injected does not run: inline, by address, by a data address, in a frame, as an attribute, as text', async ({
  person,
}) => {
  const { page } = person;
  person.expectComplaint(/Content Security Policy|violates the following|Refused to execute script|ERR_BLOCKED_BY_CSP|net::ERR/i);
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.ran = "address"' }),
  );
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.ran = "google"' }),
  );
  await person.visit('/markets');
  await expect(page.locator('main table .num').first()).toBeVisible();
  const ran = await page.evaluate(async () => {
    const own = window as { ran?: unknown };
    const add = (fill: (script: HTMLScriptElement) => void) => {
      const script = document.createElement('script');
      fill(script);
      document.head.append(script);
    };
    add((script) => (script.textContent = 'window.ran = "inline"'));
    add((script) => (script.src = 'https://elsewhere.example/a.js'));
    add((script) => (script.src = 'https://www.google.com/recaptcha/api.js'));
    add((script) => (script.src = 'data:text/javascript,window.ran="data"'));
    add((script) => (script.src = URL.createObjectURL(new Blob(['window.ran = "blob"'], { type: 'text/javascript' }))));
    // What answers calls is no script, whatever it says.
    add((script) => (script.src = '/api/market/pairs'));
    const host = document.createElement('div');
    host.innerHTML =
      '<img src="x:" onerror="window.ran = \'attribute\'"><iframe srcdoc="<script>parent.ran = \'frame\'</script>"></iframe>';
    document.body.append(host);
    const style = document.createElement('style');
    style.textContent = 'body { outline: 1px solid rgb(1, 2, 3) }';
    document.head.append(style);
    // Of its own accord: what a test's own line evaluates is let through.
    setTimeout(() => {
      own.ran = new Function('return "text"')();
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return [own.ran, getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)'];
  });
  expect(ran).toEqual([undefined, false]);
});

test('reCAPTCHA comes in by the files the policy names, where the exchange uses it, and by no other of its host', async ({ page }) => {
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  // As the exchange of a site with its keys is answered: the policy that such a page has.
  await page.route('**/login', async (route) => {
    const answer = await route.fetch(siteRequest('kontor', '/login'));
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    const open = policy.replace(/script-src [^;]*/, (own) => `${own} ${recaptchaSources()}`);
    await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': open } });
  });
  await page.route(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/, (route) =>
    route.fulfill(
      script(
        `{ const own = document.createElement('script'); own.src = 'https://www.gstatic.com/recaptcha/releases/v/recaptcha__en.js'; document.head.append(own) }`,
      ),
    ),
  );
  await page.route('https://www.gstatic.com/recaptcha/releases/**', (route) => route.fulfill(script('window.isIn = true')));
  await page.route('https://www.google.com/recaptcha/about/**', (route) => route.fulfill(script('window.isElse = true')));
  await page.goto(siteUrl('kontor', '/login'));
  await page.evaluate(() => {
    for (const src of ['https://www.google.com/recaptcha/api.js?render=key', 'https://www.google.com/recaptcha/about/js/main.min.js']) {
      const script = document.createElement('script');
      script.src = src;
      document.head.append(script);
    }
  });
  await expect.poll(() => page.evaluate(() => 'isIn' in window)).toBe(true);
  expect(await page.evaluate(() => 'isElse' in window)).toBe(false);
});
