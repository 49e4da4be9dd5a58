import { secondFactorTexts } from '@schema/rules/adminaccess/second-factor-texts';
import { adminTexts } from '@schema/rules/administration/admin-texts';
import { pages } from '@schema/rules/pages/pages';
import type { ReactNode } from 'react';
import { OwnPassword, OwnSessions } from '@/features/settings';
import { Card } from '@/ui';
import { AdminChoicesSection } from '../own/AdminChoicesSection';
import css from '../own/AdminSettings.module.css';
import { SecondFactorSection } from '../second-factor/SecondFactorSection';
import { AdminPage } from '../shell/AdminPage';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" padding="lg" className={css.section} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </Card>
);

/** `/admin/settings`: what one is told of, the second factor, the own password and sessions. */
export default function AdminSettingsPage() {
  return (
    <AdminPage title={pages.adminSettings.title} width="reading">
      <div className={css.sections}>
        <Section title={adminTexts.choices.title}>
          <AdminChoicesSection />
        </Section>
        <Section title={secondFactorTexts.title}>
          <SecondFactorSection />
        </Section>
        <Section title="Password">
          <OwnPassword />
        </Section>
        <Section title="Sessions">
          <OwnSessions />
        </Section>
      </div>
    </AdminPage>
  );
}
