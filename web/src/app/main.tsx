import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { askWithTheFirstTile } from '@/core/company-logos';
import { site } from '@/core/site';
import { hearPresses } from '@/core/worker/follow-presses';
import { keepInstallPrompt } from '@/core/worker/install-prompt';
import { nameTitles, UiProvider } from '@/ui';
import { firstScreen } from './first-screen/FirstPaint.tsx';
import { prepared, router } from './routes/router.tsx';

// Zod tries `new Function`, which the content security policy forbids and browsers report, unless
// this says not to.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

keepInstallPrompt();
hearPresses();
askWithTheFirstTile();
nameTitles(site.shortName);

function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  return root;
}
const root = findRoot();

/** In milliseconds: what has not arrived by then has its skeleton. */
const patience = 3000;

async function draw(): Promise<void> {
  // The first screen is on the page already, drawn by the browser alone: React takes over once it
  // can draw the page itself, not a skeleton of it first.
  if (firstScreen)
    await Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, patience))]);
  // In slices: meanwhile the first screen answers a finger.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </StrictMode>,
    ),
  );
}
void draw();
