import { pagePaths } from '@schema/rules/pages/page-paths';
import { Link } from 'react-router-dom';
import { productName, useToday } from '@/ui';
import { site } from '../site';
import css from './SiteFooter.module.css';

/** The end of pages for everybody: whose they are, and where to read more. */
export function SiteFooter({ className = '' }: { className?: string | undefined }) {
  const today = useToday();
  return (
    <footer className={`${css.footer} ${className}`}>
      {/* The reader's year: that of the build, which draws the first screens, may be another. */}
      <p suppressHydrationWarning>
        © {today.getFullYear()} {productName}, {site.collegeName}. All rights reserved.
      </p>
      <nav aria-label="About this site" className={css.links}>
        <Link to={pagePaths.about}>About Us</Link>
        <Link to={pagePaths.contact}>Contact Us</Link>
        <Link to={pagePaths.terms}>Terms</Link>
      </nav>
    </footer>
  );
}
