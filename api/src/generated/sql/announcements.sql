-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- announcements.audienceFacts
select
  "u"."id",
  "u"."year_of_graduation" as "year",
  replace(coalesce(u.stream, u.specialisation), 'ECE VLSI', 'ECE') as "branch"
from
  (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u"
where
  "u"."id" = any ($1::uuid[]);

-- announcements.byId
select
  "a"."id",
  "a"."message",
  "a"."role",
  "a"."year_of_graduation" as "yearOfGraduation",
  "a"."branch",
  "a"."expires_at" as "expiresAt",
  "a"."created_at" as "createdAt",
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
  (
    "a"."ended_at" is null
    and (
      "a"."expires_at" is null
      or "a"."expires_at" > $1::timestamptz
    )
  ) as "active"
from
  "announcements" as "a"
  left join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = "a"."admin_id"
where
  "a"."id" = $2::uuid;

-- announcements.copyOfDismissed
select
  "d"."announcement_id" as "announcementId"
from
  "announcement_dismissals" as "d"
where
  "d"."user_id" = $1::uuid
order by
  "d"."announcement_id";

-- announcements.copyOfMade
select
  "a"."id" as "id",
  "a"."message" as "message",
  "a"."expires_at" as "expiresAt",
  "a"."ended_at" as "endedAt",
  "a"."created_at" as "createdAt"
from
  "announcements" as "a"
where
  "a"."admin_id" = $1::uuid
order by
  "a"."id";

-- announcements.openFor
select
  "a"."id",
  "a"."message",
  "a"."role",
  "a"."year_of_graduation" as "yearOfGraduation",
  "a"."branch",
  "a"."expires_at" as "expiresAt",
  "a"."created_at" as "createdAt"
from
  "announcements" as "a"
  inner join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = $1::uuid
where
  (
    "a"."ended_at" is null
    and (
      "a"."expires_at" is null
      or "a"."expires_at" > $2::timestamptz
    )
  )
  and (
    $3::boolean
    or (
      (
        "a"."role" is null
        or "a"."role" = $4::text
      )
      and (
        "a"."year_of_graduation" is null
        or "a"."year_of_graduation" = "u"."year_of_graduation"
      )
      and (
        "a"."branch" is null
        or "a"."branch" = replace(coalesce(u.stream, u.specialisation), 'ECE VLSI', 'ECE')
      )
    )
  )
  and not exists (
    select
    from
      "announcement_dismissals" as "d"
    where
      "d"."announcement_id" = "a"."id"
      and "d"."user_id" = $1::uuid
  )
order by
  "a"."id" desc
limit
  10;

-- announcements.page(20, all, newest, false, false)
select
  "a"."id",
  "a"."message",
  "a"."role",
  "a"."year_of_graduation" as "yearOfGraduation",
  "a"."branch",
  "a"."expires_at" as "expiresAt",
  "a"."created_at" as "createdAt",
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
  (
    "a"."ended_at" is null
    and (
      "a"."expires_at" is null
      or "a"."expires_at" > $1::timestamptz
    )
  ) as "active"
from
  "announcements" as "a"
  left join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = "a"."admin_id"
order by
  "a"."id" desc
limit
  21;

-- announcements.page(20, past, oldest, true, true)
select
  "a"."id",
  "a"."message",
  "a"."role",
  "a"."year_of_graduation" as "yearOfGraduation",
  "a"."branch",
  "a"."expires_at" as "expiresAt",
  "a"."created_at" as "createdAt",
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
  (
    "a"."ended_at" is null
    and (
      "a"."expires_at" is null
      or "a"."expires_at" > $1::timestamptz
    )
  ) as "active"
from
  "announcements" as "a"
  left join (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u" on "u"."id" = "a"."admin_id"
where
  not (
    "a"."ended_at" is null
    and (
      "a"."expires_at" is null
      or "a"."expires_at" > $1::timestamptz
    )
  )
  and "a"."id" > $2::uuid
  and a.message ilike '%' || search_like ($3::text) || '%'
order by
  "a"."id" asc
limit
  21;

-- announcements.reach
select
  cast(count(*) as integer) as "count"
from
  (
    select
      "id",
      case
        when "is_banned" = false then "full_name"
        else 'Member no longer here'
      end as "full_name",
      "role",
      "roles",
      is_verified
      and not is_banned as "is_verified",
      "is_banned",
      case
        when "is_banned" = false then "degree_type"
      end as "degree_type",
      case
        when "is_banned" = false then "stream"
      end as "stream",
      case
        when "is_banned" = false then "specialisation"
      end as "specialisation",
      case
        when "is_banned" = false then "year_of_graduation"
      end as "year_of_graduation",
      "college",
      case
        when "is_banned" = false then "picture_id"
      end as "picture_id",
      case
        when "is_banned" = false then "work"
      end as "work"
    from
      "users"
  ) as "u"
where
  "u"."is_banned" = false
  and (
    $1::text is null
    or "u"."role" = $1::text
  )
  and (
    $2::int4 is null
    or "u"."year_of_graduation" = $2::int4
  )
  and (
    $3::text is null
    or replace(coalesce(u.stream, u.specialisation), 'ECE VLSI', 'ECE') = $3::text
  );
