import { pagePaths } from '@schema/rules/page-paths';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useToken } from '@/core/auth';
import { site } from '@/core/site';
import { FounderCard } from '../components/FounderCard.tsx';
import grid from '../components/Grid.module.css';
import { SitePage } from '../components/SitePage.tsx';
import { contact, founders } from '../contact.ts';

const dial = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;

/** How to reach who runs the demo college. */
function DemoWays() {
  return (
    <dl className={grid.ways}>
      <dt>General inquiries</dt>
      <dd>
        <a href={`mailto:${contact.email}`}>
          <IconMail size={18} aria-hidden /> {contact.email}
        </a>
      </dd>
      <dt>Phone, Monday to Friday, 10 am to 6 pm</dt>
      {contact.phones.map((phone) => (
        <dd key={phone}>
          <a href={dial(phone)}>
            <IconPhone size={18} aria-hidden /> {phone}
          </a>
        </dd>
      ))}
    </dl>
  );
}

/** The way that every college has: what members write to its admins. */
function FeedbackWay() {
  const token = useToken();
  return (
    <p>
      Members write to the admins of {site.collegeName} with the Feedback button on{' '}
      {token ? <Link to={pagePaths.feed}>their feed</Link> : 'their feed'}.
      {!token && (
        <>
          {' '}
          <Link to={pagePaths.signIn}>Sign in</Link> to find it.
        </>
      )}
    </p>
  );
}

function Founders() {
  return (
    <section aria-labelledby="founders">
      <h2 id="founders">Find the founders</h2>
      <ul role="list" className={grid.grid}>
        {founders.map(({ name, role, links }) => (
          <FounderCard key={name} name={name} role={role}>
            <p className={grid.links}>
              {links.map(({ label, to }) => (
                <a
                  key={label}
                  href={to}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${name} on ${label}, opens a new tab`}
                >
                  {label}
                </a>
              ))}
            </p>
          </FounderCard>
        ))}
      </ul>
    </section>
  );
}

export default function ContactPage() {
  const isDemo = site.demo === 'on';
  return (
    <SitePage
      title="Contact Us"
      lead="Something broken, something missing, or a good idea at two in the morning: tell us."
    >
      <section aria-labelledby="ways">
        <h2 id="ways">Reach us</h2>
        {isDemo ? <DemoWays /> : <FeedbackWay />}
      </section>
      <section aria-labelledby="before">
        <h2 id="before">Before you write</h2>
        <ul>
          <li>
            <strong>No code in your inbox?</strong> Look into spam, then ask for a new one: a code
            lives ten minutes.
          </li>
          <li>
            <strong>Waiting for verification?</strong> An admin of the college looks at each
            document, mostly within two working days.
          </li>
          <li>
            <strong>A post that should not be here?</strong> Report it in its menu: admins read
            every report.
          </li>
        </ul>
      </section>
      {isDemo && <Founders />}
    </SitePage>
  );
}
