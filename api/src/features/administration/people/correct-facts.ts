import { administrationMailTexts as mailTexts } from '../../../../../schema/rules/administration/administration-mail-texts.ts';
import { administrationTexts as texts } from '../../../../../schema/rules/administration/administration-texts.ts';
import { withStudied } from '../../../../../schema/rules/college/college.ts';
import {
  completeProfile,
  email as emailRule,
} from '../../../../../schema/rules/identity/identity.ts';
import { profileEdit } from '../../../../../schema/rules/profiles/profiles.ts';
import { requireViewer } from '../../../core/access.ts';
import { yearOf } from '../../../core/clock.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { conflict, validate } from '../../../core/errors.ts';
import { audit } from '../../audits/index.ts';
import {
  correctAccount,
  type Facts,
  lockAddress,
  replaceAddress,
  type User,
} from '../../identity/index.ts';
import { beginAnew } from '../../imports/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { profileTopic, replaceContact } from '../../profiles/index.ts';
import { lockSanctionable } from '../../sanctions/index.ts';
import { studiesOf } from '../../studies/index.ts';
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

/** What was put right, as the person is told it. */
interface Corrected {
  name: string;
  now: string;
  before: string;
}

const none = '–';

/** How a person is reached, as an admin sent it; null for what was not sent. */
const reachOf = ({ email, mobileNumber }: FactsInput) => ({
  email: typeof email === 'string' ? validate(emailRule, email, 'email') : null,
  contact:
    mobileNumber === undefined || mobileNumber === null
      ? undefined
      : (validate(profileEdit.shape.contact, mobileNumber, 'mobileNumber') ?? null),
});

/**
 * Writes address and phone number, where they are other ones.
 * @param isTaken whether another account has the address
 * @throws CONFLICT for an address of another account
 */
async function correctReach(
  work: Work,
  account: User,
  { email, contact, isTaken }: ReturnType<typeof reachOf> & { isTaken: boolean },
): Promise<Corrected[]> {
  const corrected: Corrected[] = [];
  if (email !== null && email !== account.email.toLowerCase()) {
    if (isTaken) throw conflict(texts.addressTaken, { email: texts.addressTaken });
    corrected.push({ name: 'Email', now: email, before: account.email });
    replaceAddress(work, account, email);
    await beginAnew(work, account.id);
  }
  if (contact === undefined) return corrected;
  const before = await replaceContact(work, account.id, contact);
  if (before !== contact)
    corrected.push({ name: 'Mobile', now: contact ?? none, before: before ?? none });
  return corrected;
}

/**
 * Corrects what is wrong about a person: name, degree, branch, year, address, phone. Only what is
 * sent is changed; the person is told of each fact by mail, at both addresses where that changed,
 * and at the bell. The log says of address and phone that they changed, and not what they are.
 * @throws BAD_USER_INPUT with the texts of the sign-up form; NOT_FOUND; FORBIDDEN for those whom
 * this admin may not reach; CONFLICT where nothing is different, and for another account's address
 */
export async function correctFacts(ctx: Context, id: string, input: FactsInput): Promise<string> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'admin');
  const at = app.clock.now();
  const reach = reachOf(input);
  const offered = await studiesOf(app);
  return change(app, async (work) => {
    const holder = reach.email === null ? null : await lockAddress(work, reach.email);
    const account = await lockSanctionable(work, id, adminId);
    const { email: formerAddress, fullName: formerName } = account;
    const wanted = validate(completeProfile(yearOf(app.clock), withStudied(offered, account)), {
      fullName: input.fullName ?? account.fullName,
      degreeType: input.degreeType ?? account.degreeType,
      stream: input.stream === undefined ? account.stream : input.stream,
      specialisation:
        input.specialisation === undefined ? account.specialisation : input.specialisation,
      yearOfGraduation: input.yearOfGraduation ?? account.yearOfGraduation,
      role: account.roles.includes('alumni') ? 'alumni' : 'mentee',
    });
    const changed = facts.filter((fact) => wanted[fact] !== account[fact]);
    const reached = await correctReach(work, account, {
      ...reach,
      isTaken: holder !== null && holder.id !== account.id,
    });
    if (changed.length + reached.length === 0) throw conflict(texts.unchanged);
    const changes = Object.fromEntries([
      ...changed.flatMap((fact) => [
        [`${fact}Before`, account[fact]],
        [fact, wanted[fact]],
      ]),
      ...reached.map(({ name }) => [name.toLowerCase(), 'changed']),
    ]);
    const corrected = [
      ...changed.map((fact) => ({
        name: factNames[fact],
        now: String(wanted[fact] ?? none),
        before: String(account[fact] ?? none),
      })),
      ...reached,
    ];
    correctAccount(work, account, wanted);
    work.publish(profileTopic(account.id), { userId: account.id });
    noteDomainEvent(work, 'factsCorrected', { personId: account.id, at });
    audit(work, {
      adminId,
      action: 'user.correct',
      targetId: account.id,
      changes,
      at,
    });
    for (const email of new Set([formerAddress, account.email]))
      await mailLater(work, {
        to: { email, fullName: formerName },
        ...mailTexts.corrected(corrected),
      });
    return account.id;
  });
}
