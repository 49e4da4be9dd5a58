import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LandingTop } from '@/features/landing';
import { UiProvider } from '@/ui';

/** The first screen of the landing page as plain HTML; the build writes it into index.html (vite.config.ts), the browser shows it while the code comes. */
export const landingTop = (): string =>
  renderToString(
    <UiProvider>
      <StaticRouter location="/"><LandingTop /></StaticRouter>
    </UiProvider>,
  );
