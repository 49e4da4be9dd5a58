-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- careers.copyOfPath
select
  "path"."version" as "timesSaved"
from
  "career_paths" as "path"
where
  "path"."user_id" = $1::uuid;

-- careers.copyOfSteps
select
  "step"."id" as "id",
  "step"."type" as "type",
  "step"."experience_type" as "experienceType",
  "step"."checkbox_name" as "checkboxName",
  "step"."company_name" as "companyName",
  "step"."company_logo" as "companyLogo",
  "step"."role" as "role",
  "step"."website_url" as "websiteUrl",
  "step"."from_year" as "fromYear",
  "step"."from_month" as "fromMonth",
  "step"."to_year" as "toYear",
  "step"."to_month" as "toMonth",
  "step"."is_currently_working" as "isCurrentlyWorking"
from
  "career_experiences" as "step"
where
  "step"."user_id" = $1::uuid
order by
  "step"."id";

-- careers.savedSteps
select
  "step"."id",
  "step"."user_id" as "userId",
  "step"."type",
  "step"."experience_type" as "experienceType",
  "step"."checkbox_name" as "checkboxName",
  "step"."company_name" as "companyName",
  "step"."company_norm" as "companyNorm",
  "step"."company_logo" as "companyLogo",
  "step"."role",
  "step"."role_norm" as "roleNorm",
  "step"."website_url" as "websiteUrl",
  "step"."from_year" as "fromYear",
  "step"."from_month" as "fromMonth",
  "step"."to_year" as "toYear",
  "step"."to_month" as "toMonth",
  "step"."is_currently_working" as "isCurrentlyWorking"
from
  "career_experiences" as "step"
where
  "step"."user_id" = $1::uuid;

-- careers.stepsOfPeople
select
  "step"."id",
  "step"."user_id" as "userId",
  "step"."type",
  "step"."experience_type" as "experienceType",
  "step"."checkbox_name" as "checkboxName",
  "step"."company_name" as "companyName",
  "step"."company_norm" as "companyNorm",
  "step"."company_logo" as "companyLogo",
  "step"."role",
  "step"."role_norm" as "roleNorm",
  "step"."website_url" as "websiteUrl",
  "step"."from_year" as "fromYear",
  "step"."from_month" as "fromMonth",
  "step"."to_year" as "toYear",
  "step"."to_month" as "toMonth",
  "step"."is_currently_working" as "isCurrentlyWorking",
  coalesce("path"."version", 0) as "version"
from
  "career_experiences" as "step"
  left join "career_paths" as "path" on "path"."user_id" = "step"."user_id"
where
  "step"."user_id" = any ($1::uuid[]);
