import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';
import type { FirstRead, FirstReadAt } from '../first-screen/first-reads.ts';

/** The file of a page or a layout. */
export interface PageFile {
  default: ComponentType;
  /** What the page asks for first, where it is opened without a search. */
  firstRead?: FirstReadAt;
  /** Of a layout: brings what the page that was opened asks for first. */
  prepare?: (reads: FirstRead[]) => Promise<void>;
}

/** The code of a page or a layout, loaded when it is first opened. */
export interface PageCode {
  /** Asks for the code; once it is there, for nothing. */
  load: () => Promise<PageFile>;
  /** Undefined until the code has arrived. */
  Loaded?: ComponentType;
}

/** @param load imports the file */
export function pageCode(load: PageCode['load']): PageCode {
  const code: PageCode = {
    load: async () => {
      const file = await load();
      code.Loaded = file.default;
      return file;
    },
  };
  return code;
}

/**
 * A page whose code is loaded when it is first opened; until then its skeleton is shown. What has
 * arrived beforehand is drawn at once: React would show the skeleton for 300 ms otherwise.
 * @param key gives each route its own boundary: otherwise React would keep showing the page before
 */
export function lazyPage(key: string, code: PageCode, skeleton: ReactElement): ReactElement {
  const Late = lazy(code.load);
  function Page() {
    // Stays the same for as long as the page is open: another component would be another page.
    const [Component] = useState(() => code.Loaded ?? Late);
    return <Component />;
  }
  return (
    <Suspense key={key} fallback={skeleton}>
      <Page />
    </Suspense>
  );
}
