-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- imports.byAddress
select
  "u"."id",
  "u"."email"
from
  (
    select
      "id",
      "email",
      "full_name",
      "roles",
      "year_of_graduation",
      "is_verified",
      coalesce(stream, degree_type || ' ' || specialisation) as "branch",
      "verification_ended_at"
    from
      "users"
    where
      "email_proven_at" is not null
      and "is_banned" = false
  ) as "u"
where
  "u"."is_verified" = false
  and "u"."verification_ended_at" is null
  and exists (
    select
      "r"."number"
    from
      "import_rows" as "r"
    where
      "r"."email" = "u"."email"
      and "r"."state" = 'listed'
  )
order by
  "u"."id"
limit
  200;

-- imports.byId
select
  "i"."id",
  "i"."name",
  "i"."mode",
  "i"."status",
  "i"."total",
  "i"."valid_count" as "validCount",
  "i"."invalid_count" as "invalidCount",
  "i"."existing_count" as "existingCount",
  "i"."created_count" as "createdCount",
  "i"."invited",
  "i"."undone",
  "i"."kept_count" as "keptCount",
  "i"."created_at" as "createdAt",
  "i"."finished_at" as "finishedAt",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  exists (
    select
      "other"."id"
    from
      "imports" as "other"
    where
      "other"."file_hash" = i.file_hash
      and "other"."mode" = i.mode
      and "other"."id" < i.id
      and "other"."status" <> 'undone'
  ) as "isRepeated"
from
  "imports" as "i"
  left join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "i"."admin_id"
where
  "i"."id" = $1::uuid;

-- imports.byName
select distinct
  on ("u"."id") "u"."id",
  "r"."email"
from
  (
    select
      "id",
      "email",
      "full_name",
      "roles",
      "year_of_graduation",
      "is_verified",
      coalesce(stream, degree_type || ' ' || specialisation) as "branch",
      "verification_ended_at"
    from
      "users"
    where
      "email_proven_at" is not null
      and "is_banned" = false
  ) as "u"
  inner join "import_rows" as "r" on lower(r.full_name) = lower(u.full_name)
  and "r"."year_of_graduation" = "u"."year_of_graduation"
  and lower(r.stream) = lower(u.branch)
where
  "u"."is_verified" = false
  and "u"."verification_ended_at" is null
  and "r"."state" = 'listed'
  and not exists (
    select
      "m"."user_id"
    from
      "roster_matches" as "m"
    where
      "m"."user_id" = "u"."id"
  )
order by
  "u"."id"
limit
  200;

-- imports.copyOfGraduation
select
  "g"."year" as "year"
from
  "graduation_asks" as "g"
where
  "g"."user_id" = $1::uuid;

-- imports.copyOfImports
select
  "i"."name" as "name",
  "i"."mode" as "mode",
  "i"."status" as "status",
  "i"."total" as "total",
  "i"."created_at" as "createdAt",
  "i"."finished_at" as "finishedAt"
from
  "imports" as "i"
where
  "i"."admin_id" = $1::uuid
order by
  "i"."id";

-- imports.copyOfMatches
select
  "m"."status" as "status",
  "m"."created_at" as "createdAt"
from
  "roster_matches" as "m"
where
  "m"."user_id" = $1::uuid;

-- imports.copyOfRows
select
  "r"."state" as "state",
  "r"."email" as "email",
  "r"."full_name" as "fullName",
  "r"."mobile_number" as "mobileNumber",
  "r"."college" as "college",
  "r"."stream" as "stream",
  "r"."year_of_graduation" as "yearOfGraduation",
  "r"."role" as "role"
from
  "import_rows" as "r"
where
  "r"."user_id" = $1::uuid
order by
  "r"."import_id";

-- imports.goodRows
select
  "r"."number",
  "r"."email",
  "r"."full_name" as "fullName",
  "r"."mobile_number" as "mobileNumber",
  "r"."college",
  "r"."stream",
  "r"."year_of_graduation" as "yearOfGraduation",
  "r"."role"
from
  "import_rows" as "r"
where
  "r"."import_id" = $1::uuid
  and "r"."state" = 'good'
  and "r"."number" > $2::int4
order by
  "r"."number"
limit
  400;

-- imports.graduatesCount
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "id",
      "email",
      "full_name",
      "roles",
      "year_of_graduation",
      "is_verified",
      coalesce(stream, degree_type || ' ' || specialisation) as "branch",
      "verification_ended_at"
    from
      "users"
    where
      "email_proven_at" is not null
      and "is_banned" = false
  ) as "u"
where
  "u"."year_of_graduation" < $1::int4
  and not 'alumni' = any ("u"."roles")
  and not exists (
    select
      "g"."year"
    from
      "graduation_asks" as "g"
    where
      "g"."user_id" = "u"."id"
      and "g"."year" = $1::int4
  );

-- imports.graduation
select
  "u"."id",
  "u"."email",
  "u"."full_name"
from
  (
    select
      "id",
      "email",
      "full_name",
      "roles",
      "year_of_graduation",
      "is_verified",
      coalesce(stream, degree_type || ' ' || specialisation) as "branch",
      "verification_ended_at"
    from
      "users"
    where
      "email_proven_at" is not null
      and "is_banned" = false
  ) as "u"
where
  "u"."year_of_graduation" < $1::int4
  and not 'alumni' = any ("u"."roles")
  and not exists (
    select
      "g"."year"
    from
      "graduation_asks" as "g"
    where
      "g"."user_id" = "u"."id"
      and "g"."year" = $1::int4
  )
order by
  "u"."id"
limit
  100;

-- imports.insertRows
insert into
  "import_rows" (
    "import_id",
    "number",
    "state",
    "email",
    "full_name",
    "mobile_number",
    "college",
    "stream",
    "year_of_graduation",
    "role",
    "cells",
    "problems"
  )
select
  $1::uuid as "import_id",
  "number",
  "state",
  "email",
  "full_name",
  "mobile_number",
  "college",
  "stream",
  "year_of_graduation",
  "role",
  "cells",
  "problems"
from
  jsonb_to_recordset($2::jsonb) as "row" (
    number int,
    state text,
    email citext,
    full_name text,
    mobile_number text,
    college text,
    stream text,
    year_of_graduation int,
    role text,
    cells jsonb,
    problems jsonb
  )
returning
  "number";

-- imports.madeRows
select
  "r"."number",
  "r"."user_id" as "userId"
from
  "import_rows" as "r"
where
  "r"."import_id" = $1::uuid
  and "r"."state" in ('made', 'invited')
  and "r"."user_id" is not null
order by
  "r"."number"
limit
  400;

-- imports.matches(20, oldest, true, true)
select
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  "m"."roster_email" as "rosterEmail",
  "m"."created_at" as "createdAt",
  (
    select
      "account"."email"
    from
      "users" as "account"
    where
      "account"."id" = "m"."user_id"
  ) as "email"
from
  "roster_matches" as "m"
  inner join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "m"."user_id"
where
  "m"."status" = 'pending'
  and (
    "u"."full_name" || ' ' || (
      select
        "account"."email"
      from
        "users" as "account"
      where
        "account"."id" = "m"."user_id"
    )::text || ' ' || "m"."roster_email"::text
  ) ilike '%' || search_like ($1::text) || '%'
  and "m"."user_id" > $2::uuid
order by
  "m"."user_id" asc
limit
  21;

-- imports.matchesLeft
select
  "m"."user_id" as "userId"
from
  "roster_matches" as "m"
where
  "m"."status" = 'pending'
  and not exists (
    select
      "r"."number"
    from
      "import_rows" as "r"
    where
      "r"."email" = "m"."roster_email"
      and "r"."state" = 'listed'
  );

-- imports.ownAddress
select
  (
    select
      "account"."email"
    from
      "users" as "account"
    where
      "account"."id" = $1::uuid
  ) as "email";

-- imports.page(20, newest, true)
select
  "i"."id",
  "i"."name",
  "i"."mode",
  "i"."status",
  "i"."total",
  "i"."valid_count" as "validCount",
  "i"."invalid_count" as "invalidCount",
  "i"."existing_count" as "existingCount",
  "i"."created_count" as "createdCount",
  "i"."invited",
  "i"."undone",
  "i"."kept_count" as "keptCount",
  "i"."created_at" as "createdAt",
  "i"."finished_at" as "finishedAt",
  "u"."id" as "u_id",
  "u"."full_name" as "u_fullName",
  "u"."role" as "u_role",
  "u"."is_verified" as "u_isVerified",
  "u"."degree_type" as "u_degreeType",
  "u"."stream" as "u_stream",
  "u"."specialisation" as "u_specialisation",
  "u"."year_of_graduation" as "u_yearOfGraduation",
  "u"."college" as "u_college",
  "u"."picture_id" as "u_pictureId",
  "u"."work" as "u_work",
  exists (
    select
      "other"."id"
    from
      "imports" as "other"
    where
      "other"."file_hash" = i.file_hash
      and "other"."mode" = i.mode
      and "other"."id" < i.id
      and "other"."status" <> 'undone'
  ) as "isRepeated"
from
  "imports" as "i"
  left join (
    select
      "id",
      "full_name",
      "email",
      "role",
      "roles",
      "is_verified",
      "verified_at",
      "verified_by",
      "verification_ended_at",
      "has_second_factor",
      "is_profile_complete",
      "is_admin",
      "is_super_admin",
      "is_banned",
      "banned_until",
      "muted_until",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "institute_email",
      "work",
      "created_at"
    from
      "users"
  ) as "u" on "u"."id" = "i"."admin_id"
where
  "i"."id" < $1::uuid
order by
  "i"."id" desc
limit
  21;

-- imports.reconcileRows
update "import_rows"
set
  "state" = "result"."state",
  "user_id" = "result"."user_id"
from
  jsonb_to_recordset($1::jsonb) as result (number int, state text, user_id uuid)
where
  "import_rows"."import_id" = $2::uuid
  and "import_rows"."number" = "result"."number"
returning
  "import_rows"."number";

-- imports.rosterRow
select
  "i"."name",
  "r"."number"
from
  "import_rows" as "r"
  inner join "imports" as "i" on "i"."id" = "r"."import_id"
where
  "r"."email" = $1::citext
  and "r"."state" = 'listed'
order by
  "i"."id" desc
limit
  1;

-- imports.rows(20, true)
select
  "r"."number",
  "r"."state",
  "r"."email",
  "r"."full_name" as "fullName",
  "r"."problems",
  "r"."cells"
from
  "import_rows" as "r"
where
  "r"."import_id" = $1::uuid
  and "r"."number" > $2::int4
  and r.state = $3::text
order by
  "r"."number"
limit
  21;

-- imports.waitingMatches
select
  cast(count(*) as integer) as "count"
from
  "roster_matches" as "m"
where
  "m"."status" = 'pending';
