import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { addressPart, type FirstScreenRead } from '@schema/rules/pages/first-screens';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { pages } from '@schema/rules/pages/pages';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { hashOfTrusted } from '@/core/data/documents/lazy-document';
import { emptyPicture } from '@/core/empty-picture';
import { KnownViewer } from '@/features/identity';
import { overviewPostsRead, postPageRead } from '@/features/posts';
import FeedPage from '@/features/posts/pages/FeedPage';
import PostPage from '@/features/posts/pages/PostPage';
import type { MeQuery } from '@/generated/documents';
import { breakpoints, UiTheme } from '@/ui';
import { createCache } from '../cache/cache.ts';
import { ShellContent } from '../shell/ShellContent.tsx';
import { type FirstRead, viewerRead } from './first-reads.ts';

type Answers = readonly Record<string, unknown>[];

/** What the server reads for a page, and what the page looks like then. */
type Drawing = {
  reads: FirstScreenRead[];
  /** It is about what the second part of its address names. */
  hasPart?: true;
  /** Where the page looks otherwise than it is drawn, as a media query. */
  unless?: string;
  /**
   * @param answers the `data` of each read, in their order
   * @param part the second part of its address
   * @returns the HTML of what stands in the shell
   */
  draw: (answers: Answers, part: string) => string;
};

const asked = ({ query, variables }: FirstRead): FirstScreenRead => {
  const hash = hashOfTrusted(query);
  if (!hash) throw new Error('The server answers what it knows by its hash');
  return { hash, variables };
};

/** Signed addresses of pictures: the page asks for them once it can draw itself. */
const signedPictures = / (src|srcSet)="[^"]*\/files\/[^"]*"/g;

/** What stands in the shell at an address, where only the answers to these reads are known. */
function draw(location: string, reads: FirstRead[], answers: Answers, page: ReactElement): string {
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.empty(),
    ssrMode: true,
  });
  for (const [index, read] of reads.entries()) client.writeQuery({ ...read, data: answers[index] });
  const html = renderToString(
    <UiTheme>
      <StaticRouter location={location}>
        <ApolloProvider client={client}>
          <KnownViewer data={answers[0] as MeQuery}>
            <ShellContent>{page}</ShellContent>
          </KnownViewer>
        </ApolloProvider>
      </StaticRouter>
    </UiTheme>,
  );
  return html.replace(signedPictures, (_, name) =>
    name === 'src' ? ` src="${emptyPicture}"` : '',
  );
}

const feedReads = [viewerRead, overviewPostsRead];
const postReads = (id: string) => [viewerRead, postPageRead(id)];
const postPage = (
  <Routes>
    <Route path={pages.post.path} element={<PostPage />} />
  </Routes>
);

/** The pages that the server can draw, by the first part of their address. */
export const drawings: Record<string, Drawing> = {
  feed: {
    reads: feedReads.map(asked),
    draw: (answers) => draw(pagePaths.feed, feedReads, answers, <FeedPage />),
  },
  post: {
    hasPart: true,
    unless: breakpoints.withAside,
    reads: postReads(addressPart).map(asked),
    draw: (answers, id) => draw(pagePathOf.post(id), postReads(id), answers, postPage),
  },
};
