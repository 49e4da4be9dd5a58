import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { UiProvider } from '@/ui';
import { router } from './router.tsx';

// Zod would try `new Function` once, which our content policy forbids and browsers report; it reads this before it does.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// In slices: the first screen stands already, and a finger on it must not wait until all of the page is made.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </StrictMode>,
  ),
);
