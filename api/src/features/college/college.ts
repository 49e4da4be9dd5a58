import { isDeepStrictEqual } from 'node:util';
import type { Studies } from '../../../../schema/rules/college.ts';
import { collegeWords as rule } from '../../../../schema/rules/college-form.ts';
import {
  type CollegeWords,
  collegeTexts,
  noWords,
} from '../../../../schema/rules/college-texts.ts';
import { studiesForm } from '../../../../schema/rules/studies-form.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change } from '../../core/context.ts';
import { conflict, validate } from '../../core/errors.ts';
import { audit } from '../audits/index.ts';
import { offerStudies } from '../studies/index.ts';
import { CollegeEntity, theOne } from './college.entity.ts';
import { collegeTopic, readWords, type WrittenWords, wordsAtFirst } from './college.queries.ts';

/** The parts of it in which two versions differ, for the log: never the words of people. */
function changedParts(before: CollegeWords, after: CollegeWords): string[] {
  const names = Object.keys(noWords) as (keyof CollegeWords)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

/**
 * Changes what the college says, whole. The same again changes nothing.
 * @param version the one that this goes on from
 * @param studiesInput what one studies there; left out, that stays
 * @throws BAD_USER_INPUT with the text of the rule; CONFLICT where somebody was faster
 */
export async function changeCollege(
  ctx: Context,
  version: number,
  input: unknown,
  studiesInput?: Studies | null,
): Promise<WrittenWords> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  const words = validate(rule, input);
  const studies = studiesInput ? validate(studiesForm, studiesInput) : null;
  await app.limits.consume('collegeChanges', viewer.id);
  await change(app, async (work) => {
    // Before the first change there is no row that two could wait for.
    await work.advisoryLock('college');
    const found = await work.em.findOne(CollegeEntity, { id: theOne });
    const before = found ?? wordsAtFirst(app);
    const lists = studies ? await offerStudies(work, studies) : [];
    const parts = [...changedParts(before, words), ...lists];
    if (parts.length === 0) return;
    if (before.version !== version) throw conflict(collegeTexts.changedMeanwhile);
    const at = app.clock.now();
    const now = { ...words, version: version + 1, changedAt: at };
    if (found) work.em.assign(found, now);
    else work.em.create(CollegeEntity, now);
    audit(work, {
      adminId: viewer.id,
      action: 'college.change',
      changes: { parts: parts.join(', ') },
      at,
    });
    work.publish(collegeTopic, { version: now.version });
  });
  return readWords(app);
}
