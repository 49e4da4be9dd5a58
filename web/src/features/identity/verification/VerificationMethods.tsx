import type { Role } from '@schema/rules/college/college';
import { site } from '@/core/site';
import { Tabs } from '@/ui';
import { InstituteEmail } from './InstituteEmail';
import { UploadDocument } from './UploadDocument';
import css from './VerificationMethods.module.css';

/**
 * Two ways to prove the college: a code to the institute email, or a document. Switching between
 * them loses nothing. A college without institute addresses takes documents alone.
 */
export function VerificationMethods({
  role,
  pending,
  onVerified,
}: {
  role: Role;
  pending: boolean;
  onVerified: () => void;
}) {
  if (!site.emailDomain) return <UploadDocument pending={pending} />;
  return (
    <Tabs defaultValue="email" keepMounted className={css.methods}>
      <Tabs.List grow>
        <Tabs.Tab value="email">OTP by email</Tabs.Tab>
        <Tabs.Tab value="document">Document</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="email">
        <InstituteEmail role={role} onVerified={onVerified} />
      </Tabs.Panel>
      <Tabs.Panel value="document">
        <UploadDocument pending={pending} />
      </Tabs.Panel>
    </Tabs>
  );
}
