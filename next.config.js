const { i18n } = require('./next-i18next.config.js');

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];
const assetHeaders = [{ key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=2592000' }];

function developmentRewrites() {
  const exchange = `http://127.0.0.1:${process.env.EXCHANGE_PORT || 4000}`;
  return [
    { source: '/api/:path*', destination: `${exchange}/:path*` },
    { source: '/ws', destination: `${exchange}/ws` },
  ];
}

/** @type {import('next').NextConfig} */
module.exports = {
  // Every language has its own path; the visitor's browser does not choose one.
  i18n: { locales: i18n.locales, defaultLocale: i18n.defaultLocale, localeDetection: false },
  poweredByHeader: false,
  experimental: {
    // The filter tells pages of the app router apart; there is none.
    clientRouterFilter: false,
    // Links fetch code ahead. Asking the server once per link as well would multiply every page's cost for it.
    proxyPrefetch: 'strict',
    // The shell comes with every page, and many small files compress worse than a few: in pieces of 50 kB (before compression), as is
    // usual, home takes 9 kB more, in pieces of 100 kB 4 kB more. The price: who comes back after a release fetches most of it again.
    turbopackChunking: { minChunkSize: 500_000 },
  },
  // A page wakes up in pieces: src/shell/page/hydrateInPieces.ts.
  turbopack: { resolveAlias: { 'react-dom/client': './src/shell/page/reactDomClient.ts' } },
  reactStrictMode: true,
  devIndicators: false,
  // One copy of each library on the server: with two copies of emotion MUI would not see the page's style cache.
  bundlePagesRouterDependencies: true,
  // `npm test` checks the types of the whole repository; whoever builds to run it need not wait for that again.
  typescript: { ignoreBuildErrors: true },
  allowedDevOrigins: ['*.localhost'],
  // One origin for the browser: calls and the stream reach the exchange through the web. In production server/ passes them on.
  rewrites: async () => ({ beforeFiles: process.env.NODE_ENV === 'development' ? developmentRewrites() : [] }),
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/:folder(fonts|coins|home|brands)/:path*', locale: false, headers: assetHeaders },
  ],
};
