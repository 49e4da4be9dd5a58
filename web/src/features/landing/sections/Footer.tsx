import { Link } from 'react-router-dom';
import { productName } from '@/ui';
import { site } from '@/core/site';
import css from './Footer.module.css';

/** The end of the landing page. */
export function Footer() {
  return (
    <footer className={css.footer}>
      <p>
        © 2025 {productName}, {site.collegeName}. All rights reserved.
      </p>
      <nav aria-label="About this site" className={css.links}>
        <Link to="/about-us">About Us</Link>
        <Link to="/contact-us">Contact Us</Link>
        <Link to="/terms-and-conditions">Terms</Link>
      </nav>
    </footer>
  );
}
