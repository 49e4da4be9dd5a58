import { pagePaths } from '@schema/rules/pages/page-paths';
import { Brand } from '@/core/college/Brand';
import { PageSkeleton } from '@/ui';
import header from './Header.module.css';
import bottom from './menus/BottomBar.module.css';
import shell from './Shell.module.css';

/**
 * The shape of the shell while its code and data load. The build writes it into index.html too
 * (prerender.tsx).
 */
export function ShellSkeleton() {
  return (
    <>
      <header className={header.header}>
        <div className={header.bar}>
          <div className={header.start}>
            <span className={header.placeholder} />
            <Brand to={pagePaths.feed} />
          </div>
          <div className={header.end}>
            <span className={header.placeholder} />
            <span className={header.placeholder} />
            <span className={header.placeholder} />
          </div>
        </div>
      </header>
      <div className={shell.columns}>
        <div className={shell.side} />
        <div className={shell.content} data-shell>
          <PageSkeleton />
        </div>
      </div>
      <div className={bottom.bar} />
    </>
  );
}
