import { identityHints } from '@schema/rules/identity/identity-texts';
import { IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { site } from '@/core/site';
import { Button, SlideOver } from '@/ui';
import css from './WhyVerify.module.css';

const reasons = [
  {
    title: 'Real people only',
    text: 'What you read was written by someone who sat in that interview, from your own college.',
  },
  {
    title: 'Safe to be honest',
    text: 'Offers, rejections and packages are told more freely among people who share a campus.',
  },
  {
    title: 'Done once',
    get text() {
      const way = site.emailDomain
        ? 'A code to your institute email takes a minute'
        : 'One document is enough';
      return `${way} and opens posts, profiles, questions and chat.`;
    },
  },
];

/**
 * The button "But Why?": it explains what the verification is for, and what happens to the
 * document.
 */
export function WhyVerify() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconHelpCircle size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        But Why?
      </Button>
      <SlideOver opened={opened} onClose={() => setOpened(false)} title="Why verify your college?">
        <ul role="list" className={css.reasons}>
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
          <li>
            <h3>{site.emailDomain ? 'No institute email any more?' : 'Which document?'}</h3>
            <p className={css.text}>
              Upload one document: college ID, degree certificate or other proof.{' '}
              {identityHints.review} Only admins see it, and it is never shown to others.
            </p>
          </li>
        </ul>
      </SlideOver>
    </>
  );
}
