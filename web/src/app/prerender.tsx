import { pagePaths } from '@schema/rules/page-paths';
import { getOperationAST } from 'graphql';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { hashOfTrusted } from '@/core/data/lazy-document';
import { LandingTop } from '@/features/landing';
import { overviewPostsRequest } from '@/features/posts';
import { UiProvider } from '@/ui';
import { type FirstRead, viewerRead } from './first-reads.ts';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';

const html = (location: string, screen: ReactElement): string =>
  renderToString(
    <UiProvider>
      <StaticRouter location={location}>{screen}</StaticRouter>
    </UiProvider>,
  );

/**
 * The first screens as HTML. The build writes them into index.html (vite.config.ts), and the
 * browser shows one of them while the code loads.
 */
export const firstScreens = (): Record<'landing' | 'app', string> => ({
  landing: html('/', <LandingTop />),
  app: html(pagePaths.feed, <ShellSkeleton />),
});

/** What the client sends for it. */
const body = ({ query, variables }: FirstRead): string =>
  JSON.stringify({
    operationName: getOperationAST(query)?.name?.value,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOfTrusted(query) } },
  });

/**
 * Who is signed in, and the first data of pages, as the body of their requests. The build writes
 * them into index.html, and public/theme.js sends them while the code loads, for who is signed in.
 */
export const firstRequests = (): Record<'viewer' | 'feed', string> => ({
  viewer: body(viewerRead),
  feed: body(overviewPostsRequest),
});
