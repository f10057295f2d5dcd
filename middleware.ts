import type { NextRequest, NextResponse } from 'next/server';
import { handlePageRequest } from '@/src/shell/edge/handlePageRequest';

/** Runs before every page: whose host it is, what it may load, who may enter. */
export function middleware(request: NextRequest): Promise<NextResponse> {
  return handlePageRequest(request);
}

export const config = {
  // Pages only: calls, the stream, Next's own files and what lies in public/ pass by. src/config/publicPaths.ts says the same.
  matcher: [
    // With locales in front of paths, the pattern below does not cover the bare root.
    '/',
    '/((?!api/|ws$|_next/static/|_next/image|fonts/|coins/|home/|brands/|favicon\\.ico$|manifest\\.webmanifest$|robots\\.txt$).*)',
  ],
};
