import { adminTexts } from '@schema/rules/administration/admin-texts';
import { actionLabels } from '@schema/rules/administration/user-action-texts';
import { roleLabels } from '@schema/rules/identity/identity-texts';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { degreeLine } from '@schema/rules/text/display';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { succeeds } from '@/core/data/succeeds';
import { useViewer } from '@/features/identity';
import type { AdminUserFieldsFragment } from '@/generated/documents';
import { useMakeAdminMutation } from '@/generated/hooks';
import {
  Avatar,
  Button,
  Card,
  ConfirmDialog,
  FactList,
  LinkButton,
  notify,
  RelativeTime,
} from '@/ui';
import { CorrectDialog } from './dialogs/CorrectDialog';
import { type Lift, LiftDialog } from './dialogs/LiftDialog';
import { TakeVerificationBack } from './dialogs/TakeVerificationBack';
import { type Question, UserActionDialog } from './dialogs/UserActionDialog';
import css from './people.module.css';
import { useReach } from './reach';
import { isMuted, Standing } from './Standing';
import type { OnDone, ReasonedAction } from './user-actions';

type Props = { person: AdminUserFieldsFragment; onChanged: () => void };

/** Makes somebody an admin, for super admins. */
function MakeAdmin({ person: { id, fullName }, onChanged }: Props) {
  const [asked, setAsked] = useState<string | null>(null);
  const [make] = useMakeAdminMutation();
  const run = async () => {
    const request = make({ variables: { id } });
    if (!(await succeeds(request, adminTexts.actionFailed(`/admins/${id}`)))) return false;
    notify.success(`${fullName} is an admin now`);
    onChanged();
    return true;
  };
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setAsked(fullName)}>
        Make admin
      </Button>
      <ConfirmDialog
        about={asked}
        words={(name) => ({
          title: `Make ${name} an admin?`,
          text: 'An admin sees private details of everybody, and decides about people and their words.',
          yes: 'Make admin',
        })}
        tone="plain"
        onYes={run}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

type ActionProps = Props & {
  onAsk: (action: ReasonedAction) => void;
  onLift: (kind: Lift['kind']) => void;
  onCorrect: () => void;
};

/** What the viewer can do about somebody whom they may reach. */
function Actions({ person, onAsk, onLift, onCorrect, onChanged }: ActionProps) {
  const { me } = useViewer();
  const isMutedNow = isMuted(person);
  return (
    <>
      <Button size="sm" variant="default" onClick={onCorrect}>
        Correct details
      </Button>
      {person.isVerified && <TakeVerificationBack person={person} onChanged={onChanged} />}
      <Button size="sm" variant="default" onClick={() => onAsk('warn')}>
        {actionLabels.warn}
      </Button>
      <Button
        size="sm"
        variant="default"
        onClick={() => (isMutedNow ? onLift('mute') : onAsk('mute'))}
      >
        {isMutedNow ? actionLabels.unmute : actionLabels.mute}
      </Button>
      {person.isBanned ? (
        <Button size="sm" variant="default" onClick={() => onLift('ban')}>
          {actionLabels.unban}
        </Button>
      ) : (
        <Button size="sm" color="danger" variant="light" onClick={() => onAsk('ban')}>
          {actionLabels.ban}
        </Button>
      )}
      {me?.isSuperAdmin && !person.isAdmin && !person.isSuperAdmin && (
        <MakeAdmin person={person} onChanged={onChanged} />
      )}
      <Button size="sm" color="danger" variant="light" onClick={() => onAsk('delete')}>
        {actionLabels.delete}
      </Button>
    </>
  );
}

/** Who it is, how they stand, and what can be done about them. */
export function PersonHead({ person, onChanged }: Props) {
  const [asked, setAsked] = useState<Question | null>(null);
  const [corrects, setCorrects] = useState(false);
  const navigate = useNavigate();
  const readAfter: OnDone = (action) => {
    if (action === 'delete') void navigate(pagePaths.adminUsers, { replace: true });
    else onChanged();
  };
  const [lifted, setLifted] = useState<Lift | null>(null);
  const refusal = useReach()(person);
  return (
    <Card padding="lg" className={css.section}>
      <div className={css.head}>
        <Avatar name={person.fullName} src={person.profilePic} size={64} />
        <Standing person={person} />
      </div>
      <FactList
        facts={[
          { label: 'Email', value: person.email },
          { label: 'Mobile', value: person.mobileNumber ?? '–' },
          { label: 'Studied', value: degreeLine(person) },
          { label: 'College', value: person.college },
          { label: 'Role', value: roleLabels[person.role] },
          { label: 'Joined', value: <RelativeTime at={person.createdAt} /> },
        ]}
      />
      <div className={css.buttons}>
        <LinkButton size="sm" to={pagePathOf.profile(person.id)} variant="default">
          Public profile
        </LinkButton>
        {refusal === undefined ? (
          <Actions
            person={person}
            onAsk={(action) => setAsked({ action, people: [person] })}
            onLift={(kind) => setLifted({ kind, people: [person] })}
            onCorrect={() => setCorrects(true)}
            onChanged={onChanged}
          />
        ) : (
          <p className={css.small}>{refusal}</p>
        )}
      </div>
      <UserActionDialog asked={asked} onClose={() => setAsked(null)} onDone={readAfter} />
      <LiftDialog asked={lifted} onClose={() => setLifted(null)} onDone={readAfter} />
      <CorrectDialog person={person} opened={corrects} onClose={() => setCorrects(false)} />
    </Card>
  );
}
