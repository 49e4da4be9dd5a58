import { addressPart } from '@schema/rules/pages/first-screens';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { pageEntries, pathsOf } from '@schema/rules/pages/pages';
import { getOperationAST } from 'graphql';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { hashOfTrusted } from '@/core/data/documents/lazy-document';
import { conversationListRead, conversationRead } from '@/features/chat';
import { companyRead } from '@/features/companies';
import { firstJobsRead } from '@/features/jobs';
import { LandingTop } from '@/features/landing';
import { overviewPostsRead, postPageRead } from '@/features/posts';
import { UiProvider } from '@/ui';
import { pageSkeletons } from '../shell/page-skeletons.tsx';
import { ShellSkeleton } from '../shell/ShellSkeleton.tsx';
import { drawings } from './drawings.tsx';
import { type FirstRead, viewerRead } from './first-reads.ts';

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

/**
 * The shapes of the pages that are no plain ones, each for theme.js with the first part of their
 * addresses and how many parts follow it.
 */
export const pageShapes = (): string =>
  Object.entries(pageSkeletons)
    .map(([name, skeleton]) => {
      const places = pageEntries
        .filter((entry) => entry.skeleton === name)
        .flatMap(pathsOf)
        .map((path) => path.split('/').slice(1))
        .map(([place, ...parts]) => `${place}/${parts.length}`);
      return places.length > 0
        ? `<template data-pages="${places.join(' ')}">${renderToStaticMarkup(skeleton)}</template>`
        : '';
    })
    .join('');

/**
 * The pages whose first screen the server draws, for theme.js: with `/1` those that need the second
 * part of their address, and where a page looks otherwise than it is drawn.
 */
export const drawnPages = (): string =>
  [
    `data-drawn="${Object.entries(drawings)
      .map(([page, { hasPart }]) => (hasPart ? `${page}/1` : page))
      .join(' ')}"`,
    ...Object.entries(drawings).flatMap(([page, { unless }]) =>
      unless ? `data-drawn-unless-${page}="${unless}"` : [],
    ),
  ].join(' ');

/** What the client sends for it. */
const body = ({ query, variables }: FirstRead): string =>
  JSON.stringify({
    operationName: getOperationAST(query)?.name?.value,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOfTrusted(query) } },
  });

/**
 * Who is signed in, and the first data of the pages that are most often opened, by the first part
 * of their address, as the bodies of their requests; with `-list` where nothing follows that part,
 * but something may. The build writes them into index.html, and theme.js sends them while
 * the code loads, for who is signed in.
 */
export const firstRequests = async () => ({
  viewer: body(viewerRead),
  feed: body(overviewPostsRead),
  post: body(postPageRead(addressPart)),
  company: body(companyRead(addressPart)),
  chat: body(conversationRead(addressPart)),
  'chat-list': body(conversationListRead),
  'job-openings': body(await firstJobsRead()),
});
