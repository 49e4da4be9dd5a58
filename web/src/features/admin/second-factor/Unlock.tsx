import { useApolloClient } from '@apollo/client/react';
import { secondFactorTexts } from '@schema/rules/adminaccess/second-factor-texts';
import { adminTexts } from '@schema/rules/administration/admin-texts';
import { accessTexts } from '@schema/rules/identity/access-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useSignOut } from '@/features/identity';
import { MeDocument } from '@/generated/documents';
import { useConfirmSecondFactorMutation } from '@/generated/hooks';
import { Button, Card, Page } from '@/ui';
import { CodeForm } from './CodeForm';
import css from './SecondFactor.module.css';
import { SetUp } from './SetUp';

/** What stands before the admin area: a code of the second factor, or setting one up. */
export function Unlock({ lock }: { lock: 'code' | 'setup' }) {
  const client = useApolloClient();
  const signOut = useSignOut(pagePaths.adminSignIn);
  const [confirm] = useConfirmSecondFactorMutation();
  const refresh = () => client.refetchQueries({ include: [MeDocument] });
  return (
    <Page title={adminTexts.title} titleHidden>
      <Card padding="lg" className={css.card}>
        <h2>{secondFactorTexts.title}</h2>
        {lock === 'code' ? (
          <>
            <p>{accessTexts.code}</p>
            <CodeForm
              yes="Continue"
              onCode={async (code) => {
                await confirm({ variables: { code } });
                await refresh();
              }}
            >
              <Button variant="subtle" onClick={() => void signOut()}>
                {adminTexts.logout}
              </Button>
            </CodeForm>
          </>
        ) : (
          <>
            <p>{accessTexts.setup}</p>
            <SetUp onDone={refresh} />
          </>
        )}
      </Card>
    </Page>
  );
}
