import DataLoader from 'dataloader';
import { type Context, perRequest } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import type { CareerStep } from '../profiles/index.ts';
import type { CareerExperience } from './careers.types.ts';

export interface StepRow extends CareerStep {
  id: string;
  userId: string;
  experienceType: CareerExperience['experienceType'];
  role: string;
  websiteUrl: string | null;
  companyNorm: string;
  roleNorm: string;
  version: number;
}

/** A step as it is saved. */
export const stepColumns = `id, user_id as "userId", type, experience_type as "experienceType", checkbox_name as "checkboxName", company_name as "companyName", company_norm as "companyNorm",
  company_logo as "companyLogo", role, role_norm as "roleNorm", website_url as "websiteUrl", from_year as "fromYear", from_month as "fromMonth", to_year as "toYear", to_month as "toMonth",
  is_currently_working as "isCurrentlyWorking"`;

const stepsByUsers = statement<StepRow>(
  'career_steps_by_users',
  `select ${stepColumns}, coalesce(version, 0) as version
     from career_experiences left join career_paths using (user_id) where user_id = any($1)`,
);

/** The steps of careers by person: one statement per request, however many ask. */
export const stepsLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<string, StepRow[]>(async (userIds) => {
      const byUser = Map.groupBy(
        await ctx.app.db.rows(stepsByUsers, [userIds]),
        (row) => row.userId,
      );
      return userIds.map((id) => byUser.get(id) ?? []);
    }),
);
