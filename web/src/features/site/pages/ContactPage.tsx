import { IconMail, IconPhone } from '@tabler/icons-react';
import { FounderCard } from '../components/FounderCard.tsx';
import grid from '../components/Grid.module.css';
import { SitePage } from '../components/SitePage.tsx';
import { contact, founders } from '../contact.ts';

const dial = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;

export default function ContactPage() {
  return (
    <SitePage
      title="Contact Us"
      lead="Something broken, something missing, or a good idea at two in the morning: write to us. People read it, and people answer, mostly within two working days."
    >
      <section aria-labelledby="ways">
        <h2 id="ways">Reach us</h2>
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
      </section>
      <section aria-labelledby="before">
        <h2 id="before">Before you write</h2>
        <ul>
          <li>
            <strong>No code in your inbox?</strong> Look into spam, then ask for a new one: a code
            lives ten minutes.
          </li>
          <li>
            <strong>Waiting for verification?</strong> Documents are checked within two working
            days.
          </li>
          <li>
            <strong>A post that should not be here?</strong> Tell us its address; we look the same
            day.
          </li>
        </ul>
      </section>
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
    </SitePage>
  );
}
