import { type CollegeStep, overviewTexts } from '@schema/rules/overview/overview-texts';
import {
  type Icon,
  IconChevronRight,
  IconDatabaseExport,
  IconMail,
  IconMailCheck,
  IconSchool,
  IconShieldLock,
  IconShieldStar,
  IconSpeakerphone,
  IconUpload,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card, Progress } from '@/ui';
import css from './Overview.module.css';

const texts = overviewTexts.left;

const icons: Record<CollegeStep, Icon> = {
  secondFactor: IconShieldLock,
  mail: IconMail,
  testLetter: IconMailCheck,
  collegeWords: IconSchool,
  backup: IconDatabaseExport,
  roster: IconUpload,
  announcement: IconSpeakerphone,
  secondSuperAdmin: IconShieldStar,
};

type Props = {
  steps: readonly CollegeStep[];
  left: readonly CollegeStep[];
  /** More ways to do them. */
  children?: ReactNode;
};

/** The steps of the first weeks that are not taken yet; nothing once all are. */
export function LeftToDo({ steps, left, children }: Props) {
  if (left.length === 0) return null;
  const done = steps.length - left.length;
  return (
    <section aria-labelledby="left">
      <h2 id="left" className={css.head}>
        {texts.title}
      </h2>
      <Card padding="none" className={css.left}>
        {steps.length > 1 && (
          <div className={css.progress}>
            <Progress
              percent={Math.round((100 * done) / steps.length)}
              label={texts.done(done, steps.length)}
            />
            <p className={css.label}>{texts.done(done, steps.length)}</p>
          </div>
        )}
        <ol role="list">
          {left.map((step) => {
            const { title, text, to } = texts.steps[step];
            const Icon = icons[step];
            return (
              <li key={step}>
                <Link to={to} className={css.step}>
                  <span className={css.round}>
                    <Icon size={20} stroke={1.75} aria-hidden />
                  </span>
                  <span className={css.grow}>
                    <span className={css.title}>{title}</span>
                    <span className={css.label}>{text}</span>
                  </span>
                  <IconChevronRight size={18} className={css.quiet} aria-hidden />
                </Link>
              </li>
            );
          })}
        </ol>
        {children}
      </Card>
    </section>
  );
}
