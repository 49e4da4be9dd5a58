import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { careerSteps } from '../../../schema/rules/careers/careers.ts';
import { branchesOf, documentedStudies } from '../../../schema/rules/college/college.ts';
import { postFiles } from '../../../schema/rules/files/files.ts';
import { completeProfile, newPassword } from '../../../schema/rules/identity/identity.ts';
import { content } from '../../../schema/rules/posts/content.ts';
import { postDraft } from '../../../schema/rules/posts/post-draft.ts';
import { experiencePost } from '../../../schema/rules/posts/posts.ts';
import { suggestedQuestions } from '../../../schema/rules/posts/posts-texts.ts';
import { profileEdit } from '../../../schema/rules/profiles/profiles.ts';
import { processUpload } from '../core/files/process-upload.ts';
import { demoPassword } from './accounts.ts';
import { degreeOf, demoPeople, momentOf } from './college.ts';
import { demoPapers } from './papers/index.ts';
import { portrait } from './portraits/portrait.ts';
import { authoredDrafts, draftForm } from './posts/drafts.ts';
import { type DemoParts, demoPosts, postName } from './posts/index.ts';
import { postRow } from './posts/post-rows.ts';
import { demoTalk } from './posts/talk.ts';
import { readTable } from './read-table.ts';
import { careerRows, pagesElsewhere } from './rows.ts';

const at = (text: string) => {
  const moment = momentOf(new Date(text));
  const people = demoPeople(moment, 'A College');
  return {
    year: Number(text.slice(0, 4)),
    people,
    talk: demoTalk(moment, people),
    drafts: authoredDrafts(moment, people),
  };
};
/** All sentences of the parts of a post. */
const textsOf = (parts: DemoParts): (string | undefined)[] =>
  [
    ...('story' in parts
      ? [parts.tips, parts.notes, parts.oa?.text, ...parts.story.map(({ text }) => text)]
      : [parts.oa?.asked, ...parts.rounds.flatMap(({ asked, why }) => [asked, why])]),
    parts.weight,
    ...(parts.extra ?? []).map(({ answer }) => answer),
  ].filter((text) => text !== undefined);

const days = [
  '2026-07-01T00:30:00Z',
  '2026-11-21T09:30:00Z',
  '2027-03-05T23:10:00Z',
  '2028-12-31T23:59:00Z',
];

it('a table that says what it may not is named with the place', () => {
  const rule = z.strictObject({ announcements: z.array(z.strictObject({ key: z.string() })) });
  expect(() => readTable('office', rule)).toThrow(
    /college\/office\.yaml[\s\S]*"ago"[\s\S]*announcements\[0\]/,
  );
});

describe('the tables of the demo college', () => {
  it.each(days)('keep the rules of the product on %s', (day) => {
    const { year, people, talk } = at(day);
    for (const person of people) {
      const { stream, specialisation } = degreeOf(person);
      const checked = completeProfile(year, documentedStudies).safeParse({
        fullName: person.name,
        degreeType: person.degree,
        stream,
        specialisation,
        yearOfGraduation: person.year,
        role: person.isStudent ? 'mentee' : 'alumni',
      });
      expect([person.name, checked.error?.issues]).toEqual([person.name, undefined]);
      // Their pages are kept by addresses that an edit of the profile would have kept.
      const { linked_in_url: linkedInUrl, git_hub_url: gitHubUrl } = pagesElsewhere(person);
      const links = profileEdit.safeParse({ linkedInUrl, gitHubUrl });
      expect([person.name, links.data]).toEqual([person.name, { linkedInUrl, gitHubUrl }]);
      for (const { from, to } of person.steps ?? []) {
        expect(Date.UTC(from.year, (from.month ?? 1) - 1)).toBeLessThanOrEqual(Date.parse(day));
        if (to) expect(Date.UTC(to.year, (to.month ?? 1) - 1)).toBeLessThanOrEqual(Date.parse(day));
        expect((to?.year ?? year) * 12 + (to?.month ?? 12)).toBeGreaterThanOrEqual(
          from.year * 12 + (from.month ?? 1),
        );
      }
    }
    for (const person of people.filter(({ steps }) => steps)) {
      const entries = careerRows(person).map((row) => ({
        type: row['type'],
        experienceType: row['experience_type'],
        checkboxName: row['checkbox_name'],
        companyName: row['company_name'],
        role: row['role'],
        duration: {
          from: { year: row['from_year'], month: row['from_month'] },
          to: { year: row['to_year'], month: row['to_month'] },
          isCurrentlyWorking: row['is_currently_working'],
        },
      }));
      expect([person.name, careerSteps(year).safeParse(entries).error?.issues]).toEqual([
        person.name,
        undefined,
      ]);
    }
    for (const post of talk) {
      const row = postRow(post, 'A College');
      const camel = Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
          value,
        ]),
      );
      const checked = experiencePost(year, branchesOf(documentedStudies)).safeParse(camel);
      expect([post.entry.line, checked.error?.issues]).toEqual([post.entry.line, undefined]);
      // What stands in the table is what publishing it would have written.
      const {
        materialFileIds: _materials,
        resumeFileId: _resume,
        ...published
      } = checked.data ?? {};
      expect({ ...camel, logo: null }).toMatchObject(published);
      for (const question of post.questions)
        for (const comment of [question, ...question.answers])
          expect(content('blank').safeParse(comment.content).success).toBe(true);
    }
  });

  it('say nothing twice', () => {
    const { people, talk } = at(days[1] ?? '');
    const distinct = (texts: (string | undefined)[]): void => {
      expect(new Set(texts).size).toBe(texts.length);
    };
    distinct(people.map(({ email }) => email));
    distinct(people.flatMap(({ bio }) => bio ?? []));
    distinct(people.flatMap(({ linkedIn }) => linkedIn ?? []));
    distinct(people.flatMap(({ gitHub }) => gitHub ?? []));
    distinct(talk.map(({ entry }) => entry.line));
    distinct(talk.flatMap(({ parts }) => textsOf(parts)));
    distinct(
      talk.flatMap(({ questions }) =>
        questions.flatMap(({ content: asked, answers }) => [
          asked,
          ...answers.map((answer) => answer.content),
        ]),
      ),
    );
    distinct(
      talk.map(({ author, entry, role }) => `${author.key} ${entry.company} ${role}`.toLowerCase()),
    );
    expect(newPassword.safeParse(demoPassword).success).toBe(true);
  });

  it('tell every experience whole, in both templates', () => {
    expect(new Set(demoPosts.map(postName)).size).toBe(demoPosts.length);
    const all = demoPosts.map(({ told }) => told);
    const stories = all.filter((parts) => 'story' in parts).length;
    expect({
      all: all.length >= 80,
      stories: stories >= 30,
      crisp: all.length - stories >= 50,
    }).toEqual({ all: true, stories: true, crisp: true });
    for (const place of suggestedQuestions.keys())
      expect(
        all.some(({ extra }) =>
          extra?.some((one) => 'suggested' in one && one.suggested === place),
        ),
      ).toBe(true);
    const season = demoPosts.filter(({ by, year }) => by === 'arnav.ghosh' && year === 2025);
    expect(new Set(season.map(({ company }) => company)).size).toBe(5);
  });

  it('leave drafts at steps of the career that no post tells of', () => {
    const { drafts } = at(days[1] ?? '');
    const moment = momentOf(new Date(days[1] ?? ''));
    expect(drafts.length).toBeGreaterThanOrEqual(3);
    for (const draft of drafts) {
      const { entry, author } = draft;
      expect([
        entry,
        author.steps?.some(
          ({ company, type }) =>
            company === entry.company && (type === 'internship') === (entry.type === 'intern'),
        ),
      ]).toEqual([entry, true]);
      expect(demoPosts.map(postName)).not.toContain(postName(entry));
      const {
        materialFileIds: _materials,
        resumeFileId: _resume,
        ...saved
      } = postDraft.parse(draftForm(draft, moment));
      expect(draftForm(draft, moment)).toEqual(saved);
    }
  });

  it('attach papers that an upload would have taken, each under its own name', async () => {
    const { talk, drafts } = at(days[1] ?? '');
    const papers = demoPapers(talk, drafts, 'A College');
    expect(new Set(papers.map(({ file }) => file.id)).size).toBe(papers.length);
    expect(papers.filter(({ kind }) => kind === 'material').length).toBeGreaterThanOrEqual(15);
    expect(papers.filter(({ kind }) => kind === 'resume').length).toBeGreaterThanOrEqual(15);
    for (const { file, kind } of papers) {
      const { types, maxBytes, texts } = postFiles[kind];
      const taken = await processUpload(
        { filename: file.name, open: () => Readable.from([file.bytes]) },
        { types, maxBytes, texts },
      );
      expect([taken.name, taken.contentType, taken.bytes.length]).toEqual([
        file.name,
        file.contentType,
        file.bytes.length,
      ]);
      expect(file.bytes.toString('latin1')).not.toMatch(/undefined|NaN/);
    }
  });

  it('make the same college within the hour, and the same people at any time', () => {
    expect(at('2026-11-21T09:01:00Z')).toEqual(at('2026-11-21T09:59:00Z'));
    const tails = (day: string): string[] =>
      at(day).people.map(({ id, name }) => `${name} ${id.slice(14)}`);
    expect(tails('2027-08-01T00:00:00Z')).toEqual(tails('2026-11-21T09:01:00Z'));
  });

  it('draw everybody a face of their own', () => {
    const { people } = at(days[1] ?? '');
    const faces = people.map(({ name, look, isStudent, sitting }) =>
      portrait({ name, look, isStudent, yearsSinceDegree: 3, sitting }),
    );
    expect(new Set(faces).size).toBe(people.length);
    for (const face of faces) expect(face).not.toMatch(/undefined|NaN/);
  });
});
