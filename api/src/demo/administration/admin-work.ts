import { momentText } from '../../../../schema/rules/sanctions/sanctions-texts.ts';
import type { Work } from '../../core/context.ts';
import { demoEmail } from '../accounts.ts';
import type { Moment, Person } from '../college.ts';
import type { DemoFile } from '../files.ts';
import { pdf } from '../papers/pdf.ts';
import { demoId } from '../random.ts';
import { insertRows, type Row } from '../rows.ts';
import { office } from './office.ts';

/** What the admins of the demo college have to do, and did: documents, measures, notes. */

const documentsOf = <Kind extends 'card' | 'paper'>(people: Person[], kind: Kind): Person[] =>
  office.documents.flatMap((document) =>
    document.kind === kind ? people.filter(({ name }) => name === document.name) : [],
  );

/** Those whose document is a picture of their college card. */
export const ownersOfCards = (people: Person[]): Person[] => documentsOf(people, 'card');

/** Documents that are letters: a PDF. */
export const demoLetters = (people: Person[], college: string): DemoFile[] =>
  documentsOf(people, 'paper').map((owner) => ({
    id: demoId('letter', owner.key, owner.joinedAt),
    owner,
    purpose: 'verification' as const,
    name: 'bonafide-certificate.pdf',
    contentType: 'application/pdf',
    bytes: pdf({
      title: 'Bonafide Certificate',
      under: college,
      text: `This is to certify that ${owner.name} is a student of ${owner.degree} ${owner.stream ?? owner.spec ?? ''} of this college, and will graduate in ${owner.year}.\n\n# For the purpose of\n- Opening an account in the network of the college`,
    }),
    at: owner.joinedAt,
  }));

function requestRows(files: DemoFile[], moment: Moment, adminId: string): Row[] {
  return files.flatMap((file) => {
    const document = office.documents.find(({ name }) => name === file.owner.name);
    if (!document) return [];
    const askedAt = moment.ago(document.ago);
    const reason = document.rejected ?? null;
    return [
      {
        id: demoId('request', file.owner.key, askedAt),
        user_id: file.owner.id,
        document_type: document.kind === 'card' ? 'collegeId' : 'other',
        file_id: file.id,
        status: reason === null ? 'pending' : 'rejected',
        reason,
        created_at: askedAt,
        decided_at: reason === null ? null : moment.ago(document.ago - 0.6),
        decided_by: reason === null ? null : adminId,
      },
    ];
  });
}

async function writeSanctions(
  work: Work,
  people: Map<string, Person>,
  moment: Moment,
  adminId: string,
) {
  const rows: Row[] = [];
  const lines: Row[] = [];
  for (const { name, kind, ago, days = null, reason } of office.sanctions) {
    const person = people.get(name);
    if (!person) continue;
    const at = moment.ago(ago);
    const until = days === null ? null : moment.ago(ago - days);
    const of = { person_id: person.id, kind, reason, until, by_id: adminId };
    rows.push({ id: demoId('sanction', `${kind} ${person.key}`, at), ...of, created_at: at });
    lines.push({
      id: demoId('audit', `${kind} ${person.key}`, at),
      admin_id: adminId,
      action: `user.${kind === 'warning' ? 'warn' : kind}`,
      target_type: 'user',
      target_id: person.id,
      changes: { reason, ...(until && { until: momentText(until) }) },
      created_at: at,
    });
    if (kind === 'ban')
      await work.sql('update users set is_banned = true, ban_reason = $2 where id = $1', [
        person.id,
        reason,
      ]);
    if (kind === 'mute')
      await work.sql('update users set muted_until = $2, mute_reason = $3 where id = $1', [
        person.id,
        until,
        reason,
      ]);
  }
  await insertRows(work, 'sanctions', rows);
  await insertRows(work, 'audit_log', lines);
}

/** Writes documents, measures and notes. They are the work of the demo college's admin. */
export async function writeAdminWork(
  work: Work,
  all: Person[],
  files: DemoFile[],
  moment: Moment,
): Promise<void> {
  const people = new Map(all.map((person) => [person.name, person]));
  const admin = all.find(({ email }) => email === demoEmail('Venkata Ramana Murthy'));
  if (!admin) return;
  const own = files.filter(({ purpose }) => purpose === 'verification');
  await insertRows(work, 'verification_requests', requestRows(own, moment, admin.id));
  await writeSanctions(work, people, moment, admin.id);
  await insertRows(
    work,
    'admin_notes',
    office.notes.flatMap(({ name, ago, text }) => {
      const person = people.get(name);
      const at = moment.ago(ago);
      if (!person) return [];
      const id = demoId('note', person.key, at);
      return [{ id, person_id: person.id, author_id: admin.id, text, created_at: at }];
    }),
  );
}
