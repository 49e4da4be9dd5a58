import { administrationMailTexts as mailTexts } from '../../../../../schema/rules/administration-mail-texts.ts';
import { administrationTexts as texts } from '../../../../../schema/rules/administration-texts.ts';
import { completeProfile } from '../../../../../schema/rules/identity.ts';
import { requireViewer } from '../../../core/access.ts';
import { yearOf } from '../../../core/clock.ts';
import { type Context, change } from '../../../core/context.ts';
import { conflict, validate } from '../../../core/errors.ts';
import { audit } from '../../audits/index.ts';
import { correctAccount, type Facts } from '../../identity/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { profileTopic } from '../../profiles/index.ts';
import { lockSanctionable } from '../../sanctions/index.ts';
import { mailLater } from '../administration-mails.ts';
import type { FactsInput } from './admin-person.types.ts';

const factNames = {
  fullName: 'Name',
  degreeType: 'Degree',
  stream: 'Branch',
  specialisation: 'Specialisation',
  yearOfGraduation: 'Year of graduation',
} as const satisfies Record<keyof Facts, string>;
const facts = Object.keys(factNames) as (keyof Facts)[];

/**
 * Corrects what is wrong about a person: name, degree, branch, year. Only what is sent is changed;
 * the person is told of each fact by mail, and at the bell.
 * @throws BAD_USER_INPUT with the texts of the sign-up form; NOT_FOUND; FORBIDDEN for those whom
 * this admin may not reach; CONFLICT where nothing is different
 */
export async function correctFacts(ctx: Context, id: string, input: FactsInput): Promise<string> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'admin');
  const at = app.clock.now();
  return change(app, async (work) => {
    const account = await lockSanctionable(work, id, adminId);
    const wanted = validate(completeProfile(yearOf(app.clock)), {
      fullName: input.fullName ?? account.fullName,
      degreeType: input.degreeType ?? account.degreeType,
      stream: input.stream === undefined ? account.stream : input.stream,
      specialisation:
        input.specialisation === undefined ? account.specialisation : input.specialisation,
      yearOfGraduation: input.yearOfGraduation ?? account.yearOfGraduation,
      role: account.roles.includes('alumni') ? 'alumni' : 'mentee',
    });
    const changed = facts.filter((fact) => wanted[fact] !== account[fact]);
    if (changed.length === 0) throw conflict(texts.unchanged);
    const changes = Object.fromEntries(
      changed.flatMap((fact) => [
        [`${fact}Before`, account[fact]],
        [fact, wanted[fact]],
      ]),
    );
    const corrected = changed.map((fact) => ({
      name: factNames[fact],
      now: String(wanted[fact] ?? '–'),
      before: String(account[fact] ?? '–'),
    }));
    correctAccount(work, account, wanted);
    work.publish(profileTopic(account.id), { userId: account.id });
    noteDomainEvent(work, 'factsCorrected', { subjectId: account.id, actorId: account.id, at });
    audit(work, {
      adminId,
      action: 'user.correct',
      targetType: 'user',
      targetId: account.id,
      changes,
      at,
    });
    await mailLater(work, {
      to: { email: account.email, fullName: account.fullName },
      ...mailTexts.corrected(corrected),
    });
    return account.id;
  });
}
