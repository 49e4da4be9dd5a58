-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- identity.accountByEmail
select
  "id",
  "password_hash" as "passwordHash",
  "is_banned" as "isBanned",
  "is_profile_complete" as "isProfileComplete"
from
  "users"
where
  "email" = $1::citext;

-- identity.addressOf
select
  "email"
from
  "users"
where
  "id" = $1::uuid;

-- identity.addressee
select
  "email",
  "full_name" as "fullName"
from
  "users"
where
  "id" = $1::uuid
  and "is_banned" = false;

-- identity.codeToMail
select
  "c"."purpose",
  "c"."subject",
  "c"."address",
  exists (
    select
    from
      "users" as "u"
    where
      "u"."email" = "c"."address"
  ) as "hasAccount"
from
  "codes" as "c"
where
  "c"."id" = $1::uuid
  and "c"."spent_at" is null;

-- identity.lockAccount
select
  "id"
from
  "users"
where
  "id" = $1::uuid
for no key update;

-- identity.lockToDelete
select
  "id"
from
  "users"
where
  "id" = $1::uuid
for update;

-- identity.me
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
  "u"."email",
  "u"."roles",
  "u"."is_admin" as "isAdmin",
  "u"."is_super_admin" as "isSuperAdmin",
  "u"."is_profile_complete" as "isProfileComplete",
  "request"."file_id" as "verificationFileKey",
  coalesce(request.status = 'pending', false) as "verificationPending"
from
  "users" as "u"
  left join lateral (
    select
      "r"."file_id",
      "r"."status"
    from
      "verification_requests" as "r"
    where
      "r"."user_id" = "u"."id"
      and "r"."status" <> 'rejected'
    order by
      "r"."id" desc
    limit
      1
  ) as "request" on true
where
  "u"."id" = $1::uuid;

-- identity.openSessions
select
  "id",
  "place",
  "user_agent" as "userAgent",
  "created_at" as "signedInAt",
  "last_used_at" as "lastUsedAt"
from
  "sessions"
where
  "user_id" = $1::uuid
  and "ended_at" is null
  and "expires_at" > $2::timestamptz
order by
  "id" = $3::uuid desc,
  "last_used_at" desc,
  "id" desc
limit
  50;

-- identity.overview
select
  "email",
  "role",
  "is_verified" as "isVerified",
  "created_at" as "joinedDate",
  "password_hash" is not null as "hasPassword"
from
  "users"
where
  "id" = $1::uuid;

-- identity.ownSecrets
select
  "u"."email",
  "u"."password_hash" as "passwordHash",
  "s"."created_at" as "signedInAt"
from
  "users" as "u"
  inner join "sessions" as "s" on "s"."user_id" = "u"."id"
where
  "u"."id" = $1::uuid
  and "s"."id" = $2::uuid;

-- identity.pendingVerification
select
  "id"
from
  "verification_requests"
where
  "user_id" = $1::uuid
  and "status" = 'pending';

-- identity.session
select
  "u"."id",
  "s"."id" as "sessionId",
  "u"."role",
  "u"."roles",
  "u"."is_verified" as "isVerified",
  "u"."is_admin" as "isAdmin",
  "u"."is_super_admin" as "isSuperAdmin",
  "u"."is_profile_complete" as "isProfileComplete",
  "u"."college"
from
  "sessions" as "s"
  inner join "users" as "u" on "u"."id" = "s"."user_id"
where
  "s"."id" = any ($1::uuid[])
  and "s"."ended_at" is null
  and "s"."expires_at" > $2::timestamptz
  and "u"."is_banned" = false;

-- identity.unnamedDocuments
select
  "f"."id"
from
  (
    select
      "id",
      "owner_id",
      "purpose",
      "content_type",
      "size",
      "name",
      "variants",
      "created_at"
    from
      "files"
  ) as "f"
where
  "f"."purpose" = 'verification'
  and "f"."created_at" < $1::timestamptz
  and not exists (
    select
    from
      "verification_requests" as "r"
    where
      "r"."file_id" = "f"."id"
  )
limit
  500
for update of
  "f" skip locked;

-- identity.usersById
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
  "u"."work" as "u_work"
from
  (
    select
      "id",
      "full_name",
      "role",
      "roles",
      "is_verified",
      "is_banned",
      "degree_type",
      "stream",
      "specialisation",
      "year_of_graduation",
      "college",
      "picture_id",
      "work"
    from
      "users"
  ) as "u"
where
  "u"."id" = any ($1::uuid[]);
