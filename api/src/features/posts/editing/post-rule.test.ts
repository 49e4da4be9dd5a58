import { expect, it } from 'vitest';
import { branchesOf, documentedStudies } from '../../../../../schema/rules/college/college.ts';
import { postDraft } from '../../../../../schema/rules/posts/post-draft.ts';
import { experiencePost } from '../../../../../schema/rules/posts/posts.ts';
import { crisp } from '../../../testing/builders/posts.ts';

const issuesOf = (facts: Record<string, unknown>) =>
  experiencePost(2026, branchesOf(documentedStudies)).safeParse(crisp(facts)).error?.issues;

it('asks for the template before anything else', () => {
  expect(issuesOf({ postType: null, companyName: undefined })).toMatchObject([
    { path: ['postType'], message: 'Choose Crisp Details or Story Experience' },
  ]);
});

it('names each field that is missing, whatever else is wrong', () => {
  expect(issuesOf({ experienceType: undefined, cgpaRequired: null, location: ' ' })).toMatchObject([
    { path: ['experienceType'], message: 'Experience type is required' },
    { path: ['cgpaRequired'], message: 'Minimum CGPA is required' },
    { path: ['location'], message: 'Job location is required' },
  ]);
});

it('asks of a draft its company and type alone', () => {
  expect(postDraft.safeParse({}).error?.issues).toMatchObject([
    { path: ['companyName'], message: 'Company name is required' },
    { path: ['experienceType'], message: 'Experience type is required' },
  ]);
  expect(postDraft.safeParse({ companyName: 'Zoho', experienceType: 'intern' }).success).toBe(true);
});
