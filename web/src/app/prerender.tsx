import { pagePaths } from '@schema/rules/pages/page-paths';
import { getOperationAST } from 'graphql';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { hashOfTrusted } from '@/core/data/documents/lazy-document';
import { conversationListRead, conversationRead } from '@/features/chat';
import { companyRead } from '@/features/companies';
import { firstJobsRead } from '@/features/jobs';
import { LandingTop } from '@/features/landing';
import { overviewPostsRead, postPageRead } from '@/features/posts';
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

/** Stands for the second part of the address: theme.js puts it in. */
const part = '%1';

/**
 * Who is signed in, and the first data of the pages that are most often opened, by the first part
 * of their address, as the bodies of their requests; with `-list` where nothing follows that part,
 * but something may. The build writes them into index.html, and public/theme.js sends them while
 * the code loads, for who is signed in.
 */
export const firstRequests = async () => ({
  viewer: body(viewerRead),
  feed: body(overviewPostsRead),
  post: body(postPageRead(part)),
  company: body(companyRead(part)),
  chat: body(conversationRead(part)),
  'chat-list': body(conversationListRead),
  'job-openings': body(await firstJobsRead()),
});
