import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LandingTop } from '@/features/landing';
import { UiProvider } from '@/ui';
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
  app: html('/feed', <ShellSkeleton />),
});
