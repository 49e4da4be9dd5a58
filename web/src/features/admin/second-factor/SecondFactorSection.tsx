import { secondFactorTexts } from '@schema/rules/adminaccess/second-factor-texts';
import { commonTexts } from '@schema/rules/common-texts';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import {
  useDisableSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
} from '@/generated/hooks';
import { Button, Chip, ErrorState, notify } from '@/ui';
import { CodeForm } from './CodeForm';
import { RecoveryCodes } from './RecoveryCodes';
import css from './SecondFactor.module.css';
import { SetUp } from './SetUp';

/** As high as what most find here: what stands below it does not move under a finger. */
const Pending = () => (
  <div className={css.form} aria-hidden>
    <p>
      <span className={css.pending}>{secondFactorTexts.lead}</span>
    </p>
    <div className={css.buttons}>
      <Button disabled className={css.pending}>
        {secondFactorTexts.setUp}
      </Button>
    </div>
  </div>
);

/** The second factor in the admin's settings: set up, new recovery codes, turn off. */
export function SecondFactorSection() {
  const { data, error, refetch } = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const [renew] = useRenewRecoveryCodesMutation();
  const [disable] = useDisableSecondFactorMutation();
  const [doing, setDoing] = useState<'renew' | 'disable' | null>(null);
  const [codes, setCodes] = useState<readonly string[]>();
  const factor = data?.secondFactor;
  if (!factor)
    return error ? (
      <ErrorState
        title={errorText(error, secondFactorTexts.failed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Pending />
    );
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(undefined);
          setDoing(null);
          void refetch();
        }}
      />
    );
  if (!factor.isSetUp) return <SetUp onDone={refetch} />;
  const cancel = (
    <Button variant="subtle" onClick={() => setDoing(null)}>
      {commonTexts.cancel}
    </Button>
  );
  return (
    <div className={css.form}>
      <p>
        <Chip>On</Chip> {factor.recoveryCodesLeft} recovery codes left.
        {factor.isRequired && ` ${secondFactorTexts.required}`}
      </p>
      {doing === 'renew' && (
        <CodeForm
          yes="New recovery codes"
          onCode={async (code) => {
            const answer = await renew({ variables: { code } });
            setCodes(answer.data?.renewRecoveryCodes ?? []);
          }}
        >
          {cancel}
        </CodeForm>
      )}
      {doing === 'disable' && (
        <CodeForm
          yes="Turn off"
          tone="bad"
          onCode={async (code) => {
            await disable({ variables: { code } });
            notify.success(secondFactorTexts.disabled);
            setDoing(null);
            await refetch();
          }}
        >
          {cancel}
        </CodeForm>
      )}
      {doing === null && (
        <div className={css.buttons}>
          <Button variant="default" onClick={() => setDoing('renew')}>
            New recovery codes
          </Button>
          {!factor.isRequired && (
            <Button variant="default" onClick={() => setDoing('disable')}>
              Turn off
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
