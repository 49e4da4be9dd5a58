import type { CollegeWords } from '@schema/rules/college/college-texts';
import { IconMail, IconPhone } from '@tabler/icons-react';
import grid from './Grid.module.css';

const dial = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

type Ways = Pick<CollegeWords, 'address' | 'email' | 'phones' | 'hours'>;

/** Whether the college says how to reach it. */
export const hasWays = ({ address, email, phones }: Ways): boolean =>
  Boolean(address || email) || phones.length > 0;

/** How to reach the college. */
export const ContactWays = ({ words: { address, email, phones, hours } }: { words: Ways }) => (
  <dl className={grid.ways}>
    {email && (
      <>
        <dt>General inquiries</dt>
        <dd>
          <a href={`mailto:${email}`}>
            <IconMail size={18} aria-hidden /> {email}
          </a>
        </dd>
      </>
    )}
    {phones.length > 0 && (
      <>
        <dt>{hours ? `Phone, ${hours}` : 'Phone'}</dt>
        {phones.map((phone) => (
          <dd key={phone}>
            <a href={dial(phone)}>
              <IconPhone size={18} aria-hidden /> {phone}
            </a>
          </dd>
        ))}
      </>
    )}
    {address && (
      <>
        <dt>Address</dt>
        <dd className={grid.address}>{address}</dd>
      </>
    )}
  </dl>
);
