import { type PageEntry, pageAt, pageEntries, pathsOf } from '@schema/rules/pages/pages';
import type { ReactElement } from 'react';
import {
  createBrowserRouter,
  matchRoutes,
  type Params,
  type RouteObject,
  useLocation,
} from 'react-router-dom';
import { FirstPaint, firstScreen } from '../first-screen/FirstPaint.tsx';
import { Root } from '../Root.tsx';
import { pageSkeletons } from '../shell/page-skeletons.tsx';
import { ShellSkeleton } from '../shell/ShellSkeleton.tsx';
import { lazyPage, type PageCode, type PageFile, pageCode } from './lazy-page.tsx';
import { prefetchLinkedPages } from './prefetch-links.ts';
import { RouteError } from './RouteError.tsx';

/** The code of all pages, each loaded when it is opened. */
const files = import.meta.glob<PageFile>('../../features/*/pages/*Page.tsx');
const codeIn = (file: string): PageCode => {
  const [room = '', name = ''] = file.split('/');
  const load = files[`../../features/${room}/pages/${name}.tsx`];
  if (!load) throw new Error(`There is no page ${file}`);
  return pageCode(load);
};

const skeletons = { ...pageSkeletons, firstPaint: <FirstPaint /> };

/** The skeleton of the page at this address: pages that share a component differ in theirs. */
function SkeletonHere() {
  const { pathname } = useLocation();
  return skeletons[pageAt(pathname)?.skeleton ?? 'plain'];
}

/**
 * The routes of the pages in a frame: one for each address. Addresses of one page share its
 * element, so that it stays as it is between them.
 */
function routesIn(frame: PageEntry['frame']): RouteObject[] {
  const elements = new Map<string, ReactElement>();
  return pageEntries
    .filter((entry) => entry.frame === frame)
    .flatMap((entry) => {
      const { file } = entry;
      const handle = codeIn(file);
      const element = elements.get(file) ?? lazyPage(file, handle, <SkeletonHere />);
      elements.set(file, element);
      return pathsOf(entry).map((path) => ({
        path,
        element,
        errorElement: <RouteError />,
        handle,
      }));
    });
}

/** A layout around pages. */
const layout = (
  key: string,
  load: PageCode['load'],
  skeleton: ReactElement,
  children: RouteObject[],
): RouteObject => {
  const handle = pageCode(load);
  return { element: lazyPage(key, handle, skeleton), handle, children };
};

const notFound = pageCode(() => import('./NotFoundPage.tsx'));

/** All pages of `schema/rules/pages/pages.ts`. `handle` is the code of a route. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [
      ...routesIn('none'),
      layout(
        'data',
        async () => {
          const { default: DataLayout, prepare: read } = await import('../DataLayout.tsx');
          return { default: DataLayout, prepare: read };
        },
        firstScreen === 'app' ? <ShellSkeleton /> : skeletons.plain,
        [
          ...routesIn('data'),
          layout('shell', () => import('../shell/Shell.tsx'), <ShellSkeleton />, routesIn('shell')),
          layout(
            'admin',
            () => import('../shell/AdminShell.tsx'),
            skeletons.plain,
            routesIn('admin'),
          ),
          layout('public-shell', () => import('../shell/PublicShell.tsx'), skeletons.plain, [
            {
              path: '*',
              element: lazyPage('*', notFound, skeletons.plain),
              errorElement: <RouteError />,
              handle: notFound,
            },
          ]),
        ],
      ),
    ],
  },
];

type Matched = { params: Params; route: Pick<RouteObject, 'handle'> };

/** The files of layouts and a page, as far as they can be had. */
async function filesOf(matches: readonly Matched[]) {
  const codes = matches.flatMap(({ params, route }) => {
    const code = route.handle as PageCode | undefined;
    return code ? code.load().then((file) => ({ file, params })) : [];
  });
  const files = await Promise.allSettled(codes);
  return files.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

// The layouts and the page at once: rendering would fetch one after the other.
prefetchLinkedPages((path) => void filesOf(matchRoutes(routes, path) ?? []));

export const router = createBrowserRouter(routes);

async function prepare(): Promise<void> {
  const { matches, location } = router.state;
  const files = await filesOf(matches);
  if (firstScreen !== 'app') return;
  const reads = location.search
    ? []
    : files.flatMap(({ file, params }) => file.firstRead?.(params) ?? []);
  for (const { file } of files) await file.prepare?.(reads);
}

/**
 * Settles when the page that was opened can be drawn: its code is there, and what it reads first.
 */
export const prepared = prepare();
