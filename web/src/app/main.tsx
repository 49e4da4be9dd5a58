import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { askWithTheFirstTile } from '@/core/company-logos';
import { site } from '@/core/site';
import { keepInstallPrompt } from '@/core/worker/install-prompt';
import { nameTitles, UiProvider } from '@/ui';
import { router } from './router.tsx';

// Zod tries `new Function`, which the content security policy forbids and browsers report, unless
// this says not to.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

keepInstallPrompt();
askWithTheFirstTile();
nameTitles(site.shortName);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// In slices: the first screen is visible already, and answers a finger while React renders the
// page.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </StrictMode>,
  ),
);
