import { LockMode } from '@mikro-orm/core';
import { note as noteRule } from '../../../../../schema/rules/administration/administration.ts';
import { administrationTexts as texts } from '../../../../../schema/rules/administration/administration-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change } from '../../../core/context.ts';
import { forbidden, notFound, validate } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { chargeCreation } from '../../../core/limits/creation-limit.ts';
import { audit } from '../../audits/index.ts';
import { lockAccount, User } from '../../identity/index.ts';
import { AdminNoteEntity } from '../note.entity.ts';

/**
 * Writes something about a person for the other admins.
 * @returns the person's id @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function addNote(ctx: Context, personId: string, text: string): Promise<string> {
  const { id: adminId } = requireViewer(ctx, 'admin');
  const noteText = validate(noteRule, text, 'text');
  await chargeCreation(ctx, adminId);
  const at = ctx.app.clock.now();
  return change(ctx.app, async (work) => {
    const person = isId(personId) ? await lockAccount(work, personId.toLowerCase()) : null;
    if (!person) throw notFound(texts.notFound);
    const { id } = work.em.create(AdminNoteEntity, {
      person,
      author: work.em.getReference(User, adminId),
      text: noteText,
      createdAt: at,
    });
    audit(work, {
      adminId,
      action: 'user.note',
      targetId: person.id,
      changes: { note: id },
      at,
    });
    return person.id;
  });
}

/**
 * Deletes what one wrote oneself.
 * @returns the person's id @throws NOT_FOUND, FORBIDDEN for others' notes
 */
export async function deleteNote(ctx: Context, id: string): Promise<string> {
  const { id: adminId } = requireViewer(ctx, 'admin');
  const at = ctx.app.clock.now();
  return change(ctx.app, async (work) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const note = isId(id) ? await work.em.findOne(AdminNoteEntity, { id }, { lockMode }) : null;
    if (!note) throw notFound(texts.noteGone);
    if (note.author?.id !== adminId) throw forbidden(texts.noteOthers);
    const personId = note.person.id;
    work.em.remove(note);
    audit(work, {
      adminId,
      action: 'user.unnote',
      targetId: personId,
      changes: { note: note.id },
      at,
    });
    return personId;
  });
}
