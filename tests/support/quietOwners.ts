import * as React from 'react';

// React's development build takes a stack trace with every element it makes, of which up to ten thousand a second are kept for warnings:
// an eighth of all that tests of components cost. Told that they are used up, it makes none.

const SHARED = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNT = 'recentlyCreatedOwnerStacks';

const shared: unknown = Reflect.get(React, SHARED);
// Of another version of React, that has no such count, nothing is touched.
if (typeof shared === 'object' && shared !== null && COUNT in shared)
  Object.defineProperty(shared, COUNT, { get: () => Number.POSITIVE_INFINITY, set: () => {} });
