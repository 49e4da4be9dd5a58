-- Written by `npm run codegen` from the typed statements of this room; never edited.

-- chat.abandoned
select
  "conversation"."id"
from
  "conversations" as "conversation"
where
  not exists (
    select
      "participant"."user_id"
    from
      "conversation_participants" as "participant"
    where
      "participant"."conversation_id" = "conversation"."id"
      and "participant"."left_at" is null
  )
limit
  200;

-- chat.activeIds
select
  "conversation"."id"
from
  "conversation_participants" as "participant"
  inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
where
  "participant"."user_id" = $1::uuid
  and "participant"."left_at" is null
  and "conversation"."status" = 'active'
  and (
    $2::boolean
    or not (
      "conversation"."type" = 'dm'
      and not exists (
        select
          "person"."id"
        from
          "conversation_participants" as "other"
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
          ) as "person" on "person"."id" = "other"."user_id"
        where
          "other"."conversation_id" = "conversation"."id"
          and "other"."user_id" <> $1::uuid
          and "other"."left_at" is null
          and "person"."is_banned" = false
          and not exists (
            select
            from
              "connections" as "pair"
            where
              (
                "pair"."low_id" = least("person"."id", $1::uuid)
                and "pair"."high_id" = greatest("person"."id", $1::uuid)
              )
              and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
          )
      )
    )
  )
order by
  "conversation"."active_at" desc
limit
  100;

-- chat.addable
select
  "person"."id"
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
  ) as "person"
where
  "person"."id" = any ($1::uuid[])
  and exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "person"."id"
      and "listed"."is_listed" = true
  )
  and (
    exists (
      select
      from
        "connections" as "pair"
      where
        (
          "pair"."low_id" = least("person"."id", $2::uuid)
          and "pair"."high_id" = greatest("person"."id", $2::uuid)
        )
        and "pair"."status" = 'connected'
    )
    or exists (
      select
        "between"."id"
      from
        "conversations" as "between"
      where
        "between"."pair_key" = least("person"."id", $2::uuid)::text || ':' || greatest("person"."id", $2::uuid)::text
        and "between"."status" = 'active'
        and (
          "between"."answered_at" is not null
          or exists (
            select
              "said"."id"
            from
              "messages" as "said"
            where
              "said"."conversation_id" = "between"."id"
              and "said"."sender_id" = "person"."id"
          )
        )
    )
  )
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("person"."id", $2::uuid)
        and "pair"."high_id" = greatest("person"."id", $2::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  );

-- chat.around
select
  "message"."id",
  "message"."content",
  "message"."file_name" as "fileName",
  "message"."voice_milliseconds" as "voiceMilliseconds",
  "message"."created_at" as "createdAt",
  "message"."deleted_at" as "deletedAt",
  "file"."id" as "fileId",
  "file"."content_type" as "fileType",
  "person"."full_name" as "senderName"
from
  "messages" as "reported"
  inner join "messages" as "message" on "message"."conversation_id" = "reported"."conversation_id"
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
  ) as "person" on "person"."id" = "message"."sender_id"
  left join (
    select
      "id",
      "owner_id",
      "purpose",
      "content_type",
      "size",
      "name",
      "pages",
      "variants",
      "created_at"
    from
      "files"
  ) as "file" on "file"."id" = "message"."file_id"
  and "message"."id" = "reported"."id"
where
  "reported"."id" = $1::uuid
  and "message"."kind" <> 'system'
  and "message"."number" >= "reported"."number" - 3
  and "message"."number" <= "reported"."number" + 3
order by
  "message"."number";

-- chat.closedAmong
select
  "conversation"."id"
from
  "conversations" as "conversation"
where
  "conversation"."id" = any ($1::uuid[])
  and (
    "conversation"."type" = 'dm'
    and not exists (
      select
        "person"."id"
      from
        "conversation_participants" as "other"
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
        ) as "person" on "person"."id" = "other"."user_id"
      where
        "other"."conversation_id" = "conversation"."id"
        and "other"."user_id" <> $2::uuid
        and "other"."left_at" is null
        and "person"."is_banned" = false
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("person"."id", $2::uuid)
              and "pair"."high_id" = greatest("person"."id", $2::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
    )
  );

-- chat.conversation
select
  "conversation"."id",
  "conversation"."type",
  "conversation"."status",
  "conversation"."name",
  "conversation"."picture_id" as "pictureId",
  case
    when (
      conversation.status = 'withdrawn'
      and conversation.creator_id is distinct from $1::uuid
    )
    or (
      conversation.status = 'active'
      and participant.visible_after > 0
    ) then null
    else conversation.note
  end as "note",
  "conversation"."asked_at" as "askedAt",
  "conversation"."answered_at" as "answeredAt",
  "conversation"."withdrawn_at" as "withdrawnAt",
  "conversation"."last_number" as "lastNumber",
  "conversation"."active_at" as "activeAt",
  "participant"."role",
  "participant"."last_read_number" as "lastReadNumber",
  "participant"."muted_until" as "mutedUntil",
  "participant"."pinned_at" as "pinnedAt",
  case
    when conversation.last_number <= greatest(participant.last_read_number, participant.visible_after) then 0
    when conversation.type = 'group' then conversation.last_number - greatest(participant.last_read_number, participant.visible_after) - (
      (
        select
          cast(count(*) as integer) as "count"
        from
          "messages" as "line"
        where
          "line"."conversation_id" = "conversation"."id"
          and "line"."kind" = 'system'
          and "line"."number" > greatest(participant.last_read_number, participant.visible_after)
      )
    )
    else conversation.last_number - greatest(participant.last_read_number, participant.visible_after)
  end as "unreadCount",
  coalesce(conversation.last_number <= participant.archived_number, false) as "isArchived",
  (
    conversation.status <> 'pending'
    and coalesce(conversation.last_number <= participant.hidden_number, false)
  ) as "isHidden",
  "participant"."is_marked_unread" as "isMarkedUnread",
  (
    "conversation"."type" = 'dm'
    and exists (
      select
        "person"."id"
      from
        "conversation_participants" as "other"
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
        ) as "person" on "person"."id" = "other"."user_id"
      where
        "other"."conversation_id" = "conversation"."id"
        and "other"."user_id" <> $1::uuid
        and "other"."left_at" is null
        and exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least($1::uuid, "person"."id")
              and "pair"."high_id" = greatest($1::uuid, "person"."id")
            )
            and case
              when "pair"."low_id" = $1::uuid then "pair"."blocked_by_low_at"
              else "pair"."blocked_by_high_at"
            end is not null
        )
    )
  ) as "isBlocked",
  (
    "conversation"."type" = 'dm'
    and not exists (
      select
        "person"."id"
      from
        "conversation_participants" as "other"
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
        ) as "person" on "person"."id" = "other"."user_id"
      where
        "other"."conversation_id" = "conversation"."id"
        and "other"."user_id" <> $1::uuid
        and "other"."left_at" is null
        and "person"."is_banned" = false
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("person"."id", $1::uuid)
              and "pair"."high_id" = greatest("person"."id", $1::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
    )
  ) as "isClosed",
  coalesce(conversation.creator_id = $1::uuid, false) as "isOwn",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
        from
          "conversation_participants" as "other"
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
          ) as "person" on "person"."id" = "other"."user_id"
        where
          "other"."conversation_id" = "conversation"."id"
          and "other"."user_id" <> $1::uuid
          and "other"."left_at" is null
        order by
          "other"."joined_at",
          "other"."user_id"
        limit
          4
      ) as agg
  ) as "others",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "conversation_participants" as "everybody"
    where
      "everybody"."conversation_id" = "conversation"."id"
      and "everybody"."left_at" is null
  ) as "participantsCount",
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName"
from
  "conversation_participants" as "participant"
  inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
  left join lateral (
    select
      "newest".*
    from
      "messages" as "newest"
    where
      "newest"."conversation_id" = "conversation"."id"
      and (
        "participant"."left_at" is null
        and "newest"."number" > "participant"."visible_after"
        and not exists (
          select
          from
            "hidden_messages" as "hidden"
          where
            "hidden"."message_id" = "newest"."id"
            and "hidden"."user_id" = "participant"."user_id"
        )
      )
    order by
      "newest"."number" desc
    limit
      1
  ) as "message" on true
where
  "participant"."user_id" = $1::uuid
  and "participant"."left_at" is null
  and (
    "conversation"."id" = $2::uuid
    or "conversation"."pair_key" = least($1::uuid, $2::uuid)::text || ':' || greatest($1::uuid, $2::uuid)::text
  );

-- chat.conversations(all, 20, pinnedFirst, false, false)
select
  "conversation"."id",
  "conversation"."type",
  "conversation"."status",
  "conversation"."name",
  "conversation"."picture_id" as "pictureId",
  case
    when (
      conversation.status = 'withdrawn'
      and conversation.creator_id is distinct from $1::uuid
    )
    or (
      conversation.status = 'active'
      and participant.visible_after > 0
    ) then null
    else conversation.note
  end as "note",
  "conversation"."asked_at" as "askedAt",
  "conversation"."answered_at" as "answeredAt",
  "conversation"."withdrawn_at" as "withdrawnAt",
  "conversation"."last_number" as "lastNumber",
  "conversation"."active_at" as "activeAt",
  "participant"."role",
  "participant"."last_read_number" as "lastReadNumber",
  "participant"."muted_until" as "mutedUntil",
  "participant"."pinned_at" as "pinnedAt",
  case
    when conversation.last_number <= greatest(participant.last_read_number, participant.visible_after) then 0
    when conversation.type = 'group' then conversation.last_number - greatest(participant.last_read_number, participant.visible_after) - (
      (
        select
          cast(count(*) as integer) as "count"
        from
          "messages" as "line"
        where
          "line"."conversation_id" = "conversation"."id"
          and "line"."kind" = 'system'
          and "line"."number" > greatest(participant.last_read_number, participant.visible_after)
      )
    )
    else conversation.last_number - greatest(participant.last_read_number, participant.visible_after)
  end as "unreadCount",
  coalesce(conversation.last_number <= participant.archived_number, false) as "isArchived",
  (
    conversation.status <> 'pending'
    and coalesce(conversation.last_number <= participant.hidden_number, false)
  ) as "isHidden",
  "participant"."is_marked_unread" as "isMarkedUnread",
  (
    "conversation"."type" = 'dm'
    and exists (
      select
        "person"."id"
      from
        "conversation_participants" as "other"
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
        ) as "person" on "person"."id" = "other"."user_id"
      where
        "other"."conversation_id" = "conversation"."id"
        and "other"."user_id" <> $1::uuid
        and "other"."left_at" is null
        and exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least($1::uuid, "person"."id")
              and "pair"."high_id" = greatest($1::uuid, "person"."id")
            )
            and case
              when "pair"."low_id" = $1::uuid then "pair"."blocked_by_low_at"
              else "pair"."blocked_by_high_at"
            end is not null
        )
    )
  ) as "isBlocked",
  (
    "conversation"."type" = 'dm'
    and not exists (
      select
        "person"."id"
      from
        "conversation_participants" as "other"
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
        ) as "person" on "person"."id" = "other"."user_id"
      where
        "other"."conversation_id" = "conversation"."id"
        and "other"."user_id" <> $1::uuid
        and "other"."left_at" is null
        and "person"."is_banned" = false
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("person"."id", $1::uuid)
              and "pair"."high_id" = greatest("person"."id", $1::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
    )
  ) as "isClosed",
  coalesce(conversation.creator_id = $1::uuid, false) as "isOwn",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
        from
          "conversation_participants" as "other"
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
          ) as "person" on "person"."id" = "other"."user_id"
        where
          "other"."conversation_id" = "conversation"."id"
          and "other"."user_id" <> $1::uuid
          and "other"."left_at" is null
        order by
          "other"."joined_at",
          "other"."user_id"
        limit
          4
      ) as agg
  ) as "others",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "conversation_participants" as "everybody"
    where
      "everybody"."conversation_id" = "conversation"."id"
      and "everybody"."left_at" is null
  ) as "participantsCount",
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName",
  (participant.pinned_at is not null) as "isPinned"
from
  "conversation_participants" as "participant"
  inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
  left join lateral (
    select
      "newest".*
    from
      "messages" as "newest"
    where
      "newest"."conversation_id" = "conversation"."id"
      and (
        "participant"."left_at" is null
        and "newest"."number" > "participant"."visible_after"
        and not exists (
          select
          from
            "hidden_messages" as "hidden"
          where
            "hidden"."message_id" = "newest"."id"
            and "hidden"."user_id" = "participant"."user_id"
        )
      )
    order by
      "newest"."number" desc
    limit
      1
  ) as "message" on true
where
  "participant"."user_id" = $1::uuid
  and "participant"."left_at" is null
  and (
    conversation.type = 'group'
    or conversation.creator_id = $1::uuid
    or conversation.status = 'pending'
    or (
      conversation.status = 'active'
      and conversation.last_number > 0
    )
  )
  and not (
    conversation.status <> 'pending'
    and coalesce(conversation.last_number <= participant.hidden_number, false)
  )
  and not coalesce(conversation.last_number <= participant.archived_number, false)
order by
  (participant.pinned_at is not null) desc,
  "conversation"."active_at" desc,
  "conversation"."id" desc
limit
  21;

-- chat.conversations(all, 20, pinnedFirst, true, false)
select
  "conversation"."id",
  "conversation"."type",
  "conversation"."status",
  "conversation"."name",
  "conversation"."picture_id" as "pictureId",
  case
    when (
      conversation.status = 'withdrawn'
      and conversation.creator_id is distinct from $1::uuid
    )
    or (
      conversation.status = 'active'
      and participant.visible_after > 0
    ) then null
    else conversation.note
  end as "note",
  "conversation"."asked_at" as "askedAt",
  "conversation"."answered_at" as "answeredAt",
  "conversation"."withdrawn_at" as "withdrawnAt",
  "conversation"."last_number" as "lastNumber",
  "conversation"."active_at" as "activeAt",
  "participant"."role",
  "participant"."last_read_number" as "lastReadNumber",
  "participant"."muted_until" as "mutedUntil",
  "participant"."pinned_at" as "pinnedAt",
  case
    when conversation.last_number <= greatest(participant.last_read_number, participant.visible_after) then 0
    when conversation.type = 'group' then conversation.last_number - greatest(participant.last_read_number, participant.visible_after) - (
      (
        select
          cast(count(*) as integer) as "count"
        from
          "messages" as "line"
        where
          "line"."conversation_id" = "conversation"."id"
          and "line"."kind" = 'system'
          and "line"."number" > greatest(participant.last_read_number, participant.visible_after)
      )
    )
    else conversation.last_number - greatest(participant.last_read_number, participant.visible_after)
  end as "unreadCount",
  coalesce(conversation.last_number <= participant.archived_number, false) as "isArchived",
  (
    conversation.status <> 'pending'
    and coalesce(conversation.last_number <= participant.hidden_number, false)
  ) as "isHidden",
  "participant"."is_marked_unread" as "isMarkedUnread",
  (
    "conversation"."type" = 'dm'
    and exists (
      select
        "person"."id"
      from
        "conversation_participants" as "other"
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
        ) as "person" on "person"."id" = "other"."user_id"
      where
        "other"."conversation_id" = "conversation"."id"
        and "other"."user_id" <> $1::uuid
        and "other"."left_at" is null
        and exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least($1::uuid, "person"."id")
              and "pair"."high_id" = greatest($1::uuid, "person"."id")
            )
            and case
              when "pair"."low_id" = $1::uuid then "pair"."blocked_by_low_at"
              else "pair"."blocked_by_high_at"
            end is not null
        )
    )
  ) as "isBlocked",
  (
    "conversation"."type" = 'dm'
    and not exists (
      select
        "person"."id"
      from
        "conversation_participants" as "other"
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
        ) as "person" on "person"."id" = "other"."user_id"
      where
        "other"."conversation_id" = "conversation"."id"
        and "other"."user_id" <> $1::uuid
        and "other"."left_at" is null
        and "person"."is_banned" = false
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("person"."id", $1::uuid)
              and "pair"."high_id" = greatest("person"."id", $1::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
    )
  ) as "isClosed",
  coalesce(conversation.creator_id = $1::uuid, false) as "isOwn",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
        from
          "conversation_participants" as "other"
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
          ) as "person" on "person"."id" = "other"."user_id"
        where
          "other"."conversation_id" = "conversation"."id"
          and "other"."user_id" <> $1::uuid
          and "other"."left_at" is null
        order by
          "other"."joined_at",
          "other"."user_id"
        limit
          4
      ) as agg
  ) as "others",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "conversation_participants" as "everybody"
    where
      "everybody"."conversation_id" = "conversation"."id"
      and "everybody"."left_at" is null
  ) as "participantsCount",
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName",
  (participant.pinned_at is not null) as "isPinned"
from
  "conversation_participants" as "participant"
  inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
  left join lateral (
    select
      "newest".*
    from
      "messages" as "newest"
    where
      "newest"."conversation_id" = "conversation"."id"
      and (
        "participant"."left_at" is null
        and "newest"."number" > "participant"."visible_after"
        and not exists (
          select
          from
            "hidden_messages" as "hidden"
          where
            "hidden"."message_id" = "newest"."id"
            and "hidden"."user_id" = "participant"."user_id"
        )
      )
    order by
      "newest"."number" desc
    limit
      1
  ) as "message" on true
where
  "participant"."user_id" = $1::uuid
  and "participant"."left_at" is null
  and (
    conversation.type = 'group'
    or conversation.creator_id = $1::uuid
    or conversation.status = 'pending'
    or (
      conversation.status = 'active'
      and conversation.last_number > 0
    )
  )
  and not (
    conversation.status <> 'pending'
    and coalesce(conversation.last_number <= participant.hidden_number, false)
  )
  and not coalesce(conversation.last_number <= participant.archived_number, false)
  and (
    (participant.pinned_at is not null),
    "conversation"."active_at",
    "conversation"."id"
  ) < ($2::boolean, $3::timestamptz, $4::uuid)
order by
  (participant.pinned_at is not null) desc,
  "conversation"."active_at" desc,
  "conversation"."id" desc
limit
  21;

-- chat.conversations(all, 20, pinnedFirst, true, true)
select
  "conversation"."id",
  "conversation"."type",
  "conversation"."status",
  "conversation"."name",
  "conversation"."picture_id" as "pictureId",
  case
    when (
      conversation.status = 'withdrawn'
      and conversation.creator_id is distinct from $1::uuid
    )
    or (
      conversation.status = 'active'
      and participant.visible_after > 0
    ) then null
    else conversation.note
  end as "note",
  "conversation"."asked_at" as "askedAt",
  "conversation"."answered_at" as "answeredAt",
  "conversation"."withdrawn_at" as "withdrawnAt",
  "conversation"."last_number" as "lastNumber",
  "conversation"."active_at" as "activeAt",
  "participant"."role",
  "participant"."last_read_number" as "lastReadNumber",
  "participant"."muted_until" as "mutedUntil",
  "participant"."pinned_at" as "pinnedAt",
  case
    when conversation.last_number <= greatest(participant.last_read_number, participant.visible_after) then 0
    when conversation.type = 'group' then conversation.last_number - greatest(participant.last_read_number, participant.visible_after) - (
      (
        select
          cast(count(*) as integer) as "count"
        from
          "messages" as "line"
        where
          "line"."conversation_id" = "conversation"."id"
          and "line"."kind" = 'system'
          and "line"."number" > greatest(participant.last_read_number, participant.visible_after)
      )
    )
    else conversation.last_number - greatest(participant.last_read_number, participant.visible_after)
  end as "unreadCount",
  coalesce(conversation.last_number <= participant.archived_number, false) as "isArchived",
  (
    conversation.status <> 'pending'
    and coalesce(conversation.last_number <= participant.hidden_number, false)
  ) as "isHidden",
  "participant"."is_marked_unread" as "isMarkedUnread",
  (
    "conversation"."type" = 'dm'
    and exists (
      select
        "person"."id"
      from
        "conversation_participants" as "other"
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
        ) as "person" on "person"."id" = "other"."user_id"
      where
        "other"."conversation_id" = "conversation"."id"
        and "other"."user_id" <> $1::uuid
        and "other"."left_at" is null
        and exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least($1::uuid, "person"."id")
              and "pair"."high_id" = greatest($1::uuid, "person"."id")
            )
            and case
              when "pair"."low_id" = $1::uuid then "pair"."blocked_by_low_at"
              else "pair"."blocked_by_high_at"
            end is not null
        )
    )
  ) as "isBlocked",
  (
    "conversation"."type" = 'dm'
    and not exists (
      select
        "person"."id"
      from
        "conversation_participants" as "other"
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
        ) as "person" on "person"."id" = "other"."user_id"
      where
        "other"."conversation_id" = "conversation"."id"
        and "other"."user_id" <> $1::uuid
        and "other"."left_at" is null
        and "person"."is_banned" = false
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("person"."id", $1::uuid)
              and "pair"."high_id" = greatest("person"."id", $1::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
    )
  ) as "isClosed",
  coalesce(conversation.creator_id = $1::uuid, false) as "isOwn",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
        from
          "conversation_participants" as "other"
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
          ) as "person" on "person"."id" = "other"."user_id"
        where
          "other"."conversation_id" = "conversation"."id"
          and "other"."user_id" <> $1::uuid
          and "other"."left_at" is null
        order by
          "other"."joined_at",
          "other"."user_id"
        limit
          4
      ) as agg
  ) as "others",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "conversation_participants" as "everybody"
    where
      "everybody"."conversation_id" = "conversation"."id"
      and "everybody"."left_at" is null
  ) as "participantsCount",
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName",
  (participant.pinned_at is not null) as "isPinned"
from
  "conversation_participants" as "participant"
  inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
  left join lateral (
    select
      "newest".*
    from
      "messages" as "newest"
    where
      "newest"."conversation_id" = "conversation"."id"
      and (
        "participant"."left_at" is null
        and "newest"."number" > "participant"."visible_after"
        and not exists (
          select
          from
            "hidden_messages" as "hidden"
          where
            "hidden"."message_id" = "newest"."id"
            and "hidden"."user_id" = "participant"."user_id"
        )
      )
    order by
      "newest"."number" desc
    limit
      1
  ) as "message" on true
where
  "participant"."user_id" = $1::uuid
  and "participant"."left_at" is null
  and (
    conversation.type = 'group'
    or conversation.creator_id = $1::uuid
    or conversation.status = 'pending'
    or (
      conversation.status = 'active'
      and conversation.last_number > 0
    )
  )
  and not (
    conversation.status <> 'pending'
    and coalesce(conversation.last_number <= participant.hidden_number, false)
  )
  and not coalesce(conversation.last_number <= participant.archived_number, false)
  and (
    search_norm ("conversation"."name") like search_anywhere ($2::text)
    or exists (
      select
      from
        "conversation_participants" as "other"
        inner join (
          select
            "user_id",
            "name_norm",
            "name_keys",
            "bio",
            "interests",
            "location",
            "alumni_topics",
            "visibility",
            "has_content",
            "views",
            "helpful",
            "last_active_at"
          from
            "profiles"
          where
            "is_listed" = true
        ) as "profile" on "profile"."user_id" = "other"."user_id"
      where
        "other"."conversation_id" = "conversation"."id"
        and "other"."user_id" <> $1::uuid
        and "other"."left_at" is null
        and profile.name_norm like search_anywhere ($2::text)
    )
  )
  and (
    (participant.pinned_at is not null),
    "conversation"."active_at",
    "conversation"."id"
  ) < ($3::boolean, $4::timestamptz, $5::uuid)
order by
  (participant.pinned_at is not null) desc,
  "conversation"."active_at" desc,
  "conversation"."id" desc
limit
  21;

-- chat.conversations(unread, 20, pinnedFirst, true, false)
select
  "conversation"."id",
  "conversation"."type",
  "conversation"."status",
  "conversation"."name",
  "conversation"."picture_id" as "pictureId",
  case
    when (
      conversation.status = 'withdrawn'
      and conversation.creator_id is distinct from $1::uuid
    )
    or (
      conversation.status = 'active'
      and participant.visible_after > 0
    ) then null
    else conversation.note
  end as "note",
  "conversation"."asked_at" as "askedAt",
  "conversation"."answered_at" as "answeredAt",
  "conversation"."withdrawn_at" as "withdrawnAt",
  "conversation"."last_number" as "lastNumber",
  "conversation"."active_at" as "activeAt",
  "participant"."role",
  "participant"."last_read_number" as "lastReadNumber",
  "participant"."muted_until" as "mutedUntil",
  "participant"."pinned_at" as "pinnedAt",
  case
    when conversation.last_number <= greatest(participant.last_read_number, participant.visible_after) then 0
    when conversation.type = 'group' then conversation.last_number - greatest(participant.last_read_number, participant.visible_after) - (
      (
        select
          cast(count(*) as integer) as "count"
        from
          "messages" as "line"
        where
          "line"."conversation_id" = "conversation"."id"
          and "line"."kind" = 'system'
          and "line"."number" > greatest(participant.last_read_number, participant.visible_after)
      )
    )
    else conversation.last_number - greatest(participant.last_read_number, participant.visible_after)
  end as "unreadCount",
  coalesce(conversation.last_number <= participant.archived_number, false) as "isArchived",
  (
    conversation.status <> 'pending'
    and coalesce(conversation.last_number <= participant.hidden_number, false)
  ) as "isHidden",
  "participant"."is_marked_unread" as "isMarkedUnread",
  (
    "conversation"."type" = 'dm'
    and exists (
      select
        "person"."id"
      from
        "conversation_participants" as "other"
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
        ) as "person" on "person"."id" = "other"."user_id"
      where
        "other"."conversation_id" = "conversation"."id"
        and "other"."user_id" <> $1::uuid
        and "other"."left_at" is null
        and exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least($1::uuid, "person"."id")
              and "pair"."high_id" = greatest($1::uuid, "person"."id")
            )
            and case
              when "pair"."low_id" = $1::uuid then "pair"."blocked_by_low_at"
              else "pair"."blocked_by_high_at"
            end is not null
        )
    )
  ) as "isBlocked",
  (
    "conversation"."type" = 'dm'
    and not exists (
      select
        "person"."id"
      from
        "conversation_participants" as "other"
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
        ) as "person" on "person"."id" = "other"."user_id"
      where
        "other"."conversation_id" = "conversation"."id"
        and "other"."user_id" <> $1::uuid
        and "other"."left_at" is null
        and "person"."is_banned" = false
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("person"."id", $1::uuid)
              and "pair"."high_id" = greatest("person"."id", $1::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
    )
  ) as "isClosed",
  coalesce(conversation.creator_id = $1::uuid, false) as "isOwn",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
        from
          "conversation_participants" as "other"
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
          ) as "person" on "person"."id" = "other"."user_id"
        where
          "other"."conversation_id" = "conversation"."id"
          and "other"."user_id" <> $1::uuid
          and "other"."left_at" is null
        order by
          "other"."joined_at",
          "other"."user_id"
        limit
          4
      ) as agg
  ) as "others",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "conversation_participants" as "everybody"
    where
      "everybody"."conversation_id" = "conversation"."id"
      and "everybody"."left_at" is null
  ) as "participantsCount",
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName",
  (participant.pinned_at is not null) as "isPinned"
from
  "conversation_participants" as "participant"
  inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
  left join lateral (
    select
      "newest".*
    from
      "messages" as "newest"
    where
      "newest"."conversation_id" = "conversation"."id"
      and (
        "participant"."left_at" is null
        and "newest"."number" > "participant"."visible_after"
        and not exists (
          select
          from
            "hidden_messages" as "hidden"
          where
            "hidden"."message_id" = "newest"."id"
            and "hidden"."user_id" = "participant"."user_id"
        )
      )
    order by
      "newest"."number" desc
    limit
      1
  ) as "message" on true
where
  "participant"."user_id" = $1::uuid
  and "participant"."left_at" is null
  and (
    conversation.type = 'group'
    or conversation.creator_id = $1::uuid
    or conversation.status = 'pending'
    or (
      conversation.status = 'active'
      and conversation.last_number > 0
    )
  )
  and not (
    conversation.status <> 'pending'
    and coalesce(conversation.last_number <= participant.hidden_number, false)
  )
  and not coalesce(conversation.last_number <= participant.archived_number, false)
  and (
    (
      participant.is_marked_unread
      or case
        when conversation.last_number <= greatest(participant.last_read_number, participant.visible_after) then 0
        when conversation.type = 'group' then conversation.last_number - greatest(participant.last_read_number, participant.visible_after) - (
          (
            select
              cast(count(*) as integer) as "count"
            from
              "messages" as "line"
            where
              "line"."conversation_id" = "conversation"."id"
              and "line"."kind" = 'system'
              and "line"."number" > greatest(participant.last_read_number, participant.visible_after)
          )
        )
        else conversation.last_number - greatest(participant.last_read_number, participant.visible_after)
      end > 0
    )
    or (
      conversation.status = 'pending'
      and conversation.creator_id is distinct from $1::uuid
    )
  )
  and (
    (participant.pinned_at is not null),
    "conversation"."active_at",
    "conversation"."id"
  ) < ($2::boolean, $3::timestamptz, $4::uuid)
order by
  (participant.pinned_at is not null) desc,
  "conversation"."active_at" desc,
  "conversation"."id" desc
limit
  21;

-- chat.copyOfConversations
select
  "conversation"."id" as "id",
  "conversation"."type" as "type",
  "conversation"."status" as "status",
  "conversation"."name" as "name",
  "participant"."role" as "role",
  "participant"."joined_at" as "joinedAt",
  "participant"."left_at" as "leftAt",
  "participant"."last_read_number" as "lastReadNumber",
  "participant"."last_delivered_number" as "lastDeliveredNumber",
  "participant"."visible_after" as "visibleAfter",
  "participant"."muted_until" as "mutedUntil",
  "participant"."pinned_at" as "pinnedAt",
  "participant"."archived_number" as "archivedNumber",
  case
    when "conversation"."creator_id" = $1::uuid then "conversation"."note"
  end as "request",
  (
    select
      "person"."full_name"
    from
      "conversation_participants" as "other"
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
      ) as "person" on "person"."id" = "other"."user_id"
    where
      "other"."conversation_id" = "conversation"."id"
      and "conversation"."type" = 'dm'
      and "other"."user_id" <> $1::uuid
    limit
      1
  ) as "with"
from
  "conversation_participants" as "participant"
  inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
where
  "participant"."user_id" = $1::uuid
order by
  "conversation"."id";

-- chat.copyOfHidden
select
  "hidden"."message_id" as "messageId"
from
  "hidden_messages" as "hidden"
where
  "hidden"."user_id" = $1::uuid
order by
  "hidden"."message_id";

-- chat.copyOfMessages
select
  "message"."id" as "id",
  "message"."conversation_id" as "conversationId",
  "message"."number" as "number",
  "message"."kind" as "kind",
  "message"."content" as "content",
  "message"."file_name" as "fileName",
  "message"."file_id" as "fileId",
  "message"."file_size" as "fileSize",
  "message"."file_pages" as "filePages",
  "message"."voice_milliseconds" as "voiceMilliseconds",
  "message"."voice_waveform" as "voiceWaveform",
  "message"."reply_to_id" as "replyToId",
  "message"."is_forwarded" as "isForwarded",
  "message"."created_at" as "createdAt",
  "message"."edited_at" as "editedAt",
  "message"."deleted_at" as "deletedAt"
from
  "messages" as "message"
where
  "message"."sender_id" = $1::uuid
  and "message"."id" > $2::uuid
order by
  "message"."id"
limit
  1000;

-- chat.copyOfReactions
select
  "reaction"."message_id" as "messageId",
  "reaction"."emoji" as "emoji"
from
  "message_reactions" as "reaction"
where
  "reaction"."user_id" = $1::uuid
order by
  "reaction"."message_id";

-- chat.delivered
with
  "delivered" as (
    update "conversation_participants" as "participant"
    set
      "shown_read_number" = case
        when (
          "conversation"."type" = 'dm'
          and not exists (
            select
              "person"."id"
            from
              "conversation_participants" as "other"
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
              ) as "person" on "person"."id" = "other"."user_id"
            where
              "other"."conversation_id" = "conversation"."id"
              and "other"."user_id" <> $1::uuid
              and "other"."left_at" is null
              and "person"."is_banned" = false
              and not exists (
                select
                from
                  "connections" as "pair"
                where
                  (
                    "pair"."low_id" = least("person"."id", $1::uuid)
                    and "pair"."high_id" = greatest("person"."id", $1::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
          )
        ) then coalesce("participant"."shown_read_number", "participant"."last_read_number")
      end,
      "shown_delivered_number" = case
        when (
          "conversation"."type" = 'dm'
          and not exists (
            select
              "person"."id"
            from
              "conversation_participants" as "other"
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
              ) as "person" on "person"."id" = "other"."user_id"
            where
              "other"."conversation_id" = "conversation"."id"
              and "other"."user_id" <> $1::uuid
              and "other"."left_at" is null
              and "person"."is_banned" = false
              and not exists (
                select
                from
                  "connections" as "pair"
                where
                  (
                    "pair"."low_id" = least("person"."id", $1::uuid)
                    and "pair"."high_id" = greatest("person"."id", $1::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
          )
        ) then coalesce("participant"."shown_delivered_number", "participant"."last_delivered_number")
      end,
      "last_delivered_number" = "conversation"."last_number"
    from
      "conversations" as "conversation"
    where
      "conversation"."id" = "participant"."conversation_id"
      and "participant"."user_id" = $1::uuid
      and "participant"."left_at" is null
      and "participant"."last_delivered_number" < "conversation"."last_number"
      and (
        $2::uuid[] is null
        or conversation.id = any ($2::uuid[])
      )
    returning
      "participant"."conversation_id",
      "participant"."last_read_number",
      "participant"."last_delivered_number"
  )
select
  "conversation"."id" as "conversationId",
  "delivered"."last_read_number" as "readNumber",
  "delivered"."last_delivered_number" as "deliveredNumber",
  (
    "conversation"."type" = 'dm'
    and not exists (
      select
        "person"."id"
      from
        "conversation_participants" as "other"
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
        ) as "person" on "person"."id" = "other"."user_id"
      where
        "other"."conversation_id" = "conversation"."id"
        and "other"."user_id" <> $1::uuid
        and "other"."left_at" is null
        and "person"."is_banned" = false
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("person"."id", $1::uuid)
              and "pair"."high_id" = greatest("person"."id", $1::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
    )
  ) as "isClosed"
from
  "delivered"
  inner join "conversations" as "conversation" on "conversation"."id" = "delivered"."conversation_id";

-- chat.filesIn
select distinct
  "message"."file_id" as "fileId"
from
  "messages" as "message"
where
  "message"."conversation_id" = any ($1::uuid[])
  and "message"."file_id" is not null;

-- chat.foundMessages(false, all, 20, newest, true)
with
  "phrase" as materialized (
    select
      search_anywhere ($1::text) as "pattern"
  ),
  "own" as materialized (
    select
      "conversation"."id",
      "conversation"."indexed_number",
      "conversation"."last_number"
    from
      "conversation_participants" as "participant"
      inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
    where
      "participant"."user_id" = $2::uuid
      and "participant"."left_at" is null
  ),
  "indexed" as materialized (
    select
      "words"."message_id",
      "words"."conversation_id",
      "words"."norm"
    from
      "message_words" as "words"
    where
      ("words"."message_id") < ($3::uuid)
      and words.norm like (
        (
          select
            "phrase"."pattern"
          from
            "phrase"
        )
      )
  ),
  "fresh" as materialized (
    select
      "message"."id",
      search_norm (message.content || ' ' || coalesce(message.file_name, '')) as "norm"
    from
      "own"
      inner join "messages" as "message" on "message"."conversation_id" = "own"."id"
      and "message"."number" > "own"."indexed_number"
    where
      "own"."indexed_number" < "own"."last_number"
      and "message"."kind" <> 'system'
      and "message"."deleted_at" is null
      and ("message"."id") < ($3::uuid)
    order by
      "message"."id" desc
    limit
      2000
  ),
  "hits" as materialized (
    select
      "indexed"."message_id" as "id"
    from
      "indexed"
    where
      "indexed"."conversation_id" in (
        select
          "own"."id"
        from
          "own"
      )
      and indexed.norm like (
        (
          select
            "phrase"."pattern"
          from
            "phrase"
        )
      )
    union
    select
      "fresh"."id"
    from
      "fresh"
    where
      fresh.norm like (
        (
          select
            "phrase"."pattern"
          from
            "phrase"
        )
      )
  )
select
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $2::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName"
from
  (
    select
      "hits"."id"
    from
      "hits"
    order by
      "hits"."id" desc
    offset
      0
  ) as "hit"
  inner join "messages" as "message" on "message"."id" = "hit"."id"
  inner join "conversation_participants" as "participant" on "participant"."conversation_id" = "message"."conversation_id"
  and "participant"."user_id" = $2::uuid
where
  (
    "participant"."left_at" is null
    and "message"."number" > "participant"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "message"."id"
        and "hidden"."user_id" = "participant"."user_id"
    )
  )
  and "message"."kind" <> 'system'
  and "message"."deleted_at" is null
order by
  "hit"."id" desc
limit
  21;

-- chat.foundMessages(false, head, 20, newest, true)
with
  "phrase" as materialized (
    select
      search_anywhere ($1::text) as "pattern"
  ),
  "own" as materialized (
    select
      "conversation"."id",
      "conversation"."indexed_number",
      "conversation"."last_number"
    from
      "conversation_participants" as "participant"
      inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
    where
      "participant"."user_id" = $2::uuid
      and "participant"."left_at" is null
  ),
  "indexed" as materialized (
    select
      "words"."message_id",
      "words"."conversation_id",
      "words"."norm"
    from
      "message_words" as "words"
    where
      ("words"."message_id") < ($3::uuid)
    order by
      "words"."message_id" desc
    limit
      5000
  ),
  "fresh" as materialized (
    select
      "message"."id",
      search_norm (message.content || ' ' || coalesce(message.file_name, '')) as "norm"
    from
      "own"
      inner join "messages" as "message" on "message"."conversation_id" = "own"."id"
      and "message"."number" > "own"."indexed_number"
    where
      "own"."indexed_number" < "own"."last_number"
      and "message"."kind" <> 'system'
      and "message"."deleted_at" is null
      and ("message"."id") < ($3::uuid)
      and "message"."id" >= (
        select
          "indexed"."message_id"
        from
          "indexed"
        order by
          "indexed"."message_id"
        limit
          1
      )
    order by
      "message"."id" desc
    limit
      2000
  ),
  "hits" as materialized (
    select
      "indexed"."message_id" as "id"
    from
      "indexed"
    where
      "indexed"."conversation_id" in (
        select
          "own"."id"
        from
          "own"
      )
      and indexed.norm like (
        (
          select
            "phrase"."pattern"
          from
            "phrase"
        )
      )
    union
    select
      "fresh"."id"
    from
      "fresh"
    where
      fresh.norm like (
        (
          select
            "phrase"."pattern"
          from
            "phrase"
        )
      )
  )
select
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $2::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName"
from
  (
    select
      "hits"."id"
    from
      "hits"
    order by
      "hits"."id" desc
    offset
      0
  ) as "hit"
  inner join "messages" as "message" on "message"."id" = "hit"."id"
  inner join "conversation_participants" as "participant" on "participant"."conversation_id" = "message"."conversation_id"
  and "participant"."user_id" = $2::uuid
where
  (
    "participant"."left_at" is null
    and "message"."number" > "participant"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "message"."id"
        and "hidden"."user_id" = "participant"."user_id"
    )
  )
  and "message"."kind" <> 'system'
  and "message"."deleted_at" is null
order by
  "hit"."id" desc
limit
  21;

-- chat.foundMessages(false, own, 20, newest, false)
with
  "phrase" as materialized (
    select
      search_anywhere ($1::text) as "pattern"
  ),
  "own" as materialized (
    select
      "conversation"."id",
      "conversation"."indexed_number",
      "conversation"."last_number"
    from
      "conversation_participants" as "participant"
      inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
    where
      "participant"."user_id" = $2::uuid
      and "participant"."left_at" is null
  ),
  "indexed" as materialized (
    select
      "words"."message_id",
      "words"."conversation_id",
      "words"."norm"
    from
      "own"
      cross join lateral (
        select
          "all_words"."message_id",
          "all_words"."conversation_id",
          "all_words"."norm"
        from
          (
            select
              "words"."message_id",
              "words"."conversation_id",
              "words"."norm"
            from
              "message_words" as "words"
            where
              "words"."conversation_id" = "own"."id"
            offset
              0
          ) as "all_words"
        where
          all_words.norm like (
            (
              select
                "phrase"."pattern"
              from
                "phrase"
            )
          )
      ) as "words"
  ),
  "fresh" as materialized (
    select
      "message"."id",
      search_norm (message.content || ' ' || coalesce(message.file_name, '')) as "norm"
    from
      "own"
      inner join "messages" as "message" on "message"."conversation_id" = "own"."id"
      and "message"."number" > "own"."indexed_number"
    where
      "own"."indexed_number" < "own"."last_number"
      and "message"."kind" <> 'system'
      and "message"."deleted_at" is null
    order by
      "message"."id" desc
    limit
      2000
  ),
  "hits" as materialized (
    select
      "indexed"."message_id" as "id"
    from
      "indexed"
    where
      "indexed"."conversation_id" in (
        select
          "own"."id"
        from
          "own"
      )
      and indexed.norm like (
        (
          select
            "phrase"."pattern"
          from
            "phrase"
        )
      )
    union
    select
      "fresh"."id"
    from
      "fresh"
    where
      fresh.norm like (
        (
          select
            "phrase"."pattern"
          from
            "phrase"
        )
      )
  )
select
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $2::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName"
from
  (
    select
      "hits"."id"
    from
      "hits"
    order by
      "hits"."id" desc
    offset
      0
  ) as "hit"
  inner join "messages" as "message" on "message"."id" = "hit"."id"
  inner join "conversation_participants" as "participant" on "participant"."conversation_id" = "message"."conversation_id"
  and "participant"."user_id" = $2::uuid
where
  (
    "participant"."left_at" is null
    and "message"."number" > "participant"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "message"."id"
        and "hidden"."user_id" = "participant"."user_id"
    )
  )
  and "message"."kind" <> 'system'
  and "message"."deleted_at" is null
order by
  "hit"."id" desc
limit
  21;

-- chat.foundMessages(false, own, 20, newest, true)
with
  "phrase" as materialized (
    select
      search_anywhere ($1::text) as "pattern"
  ),
  "own" as materialized (
    select
      "conversation"."id",
      "conversation"."indexed_number",
      "conversation"."last_number"
    from
      "conversation_participants" as "participant"
      inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
    where
      "participant"."user_id" = $2::uuid
      and "participant"."left_at" is null
  ),
  "indexed" as materialized (
    select
      "words"."message_id",
      "words"."conversation_id",
      "words"."norm"
    from
      "own"
      cross join lateral (
        select
          "all_words"."message_id",
          "all_words"."conversation_id",
          "all_words"."norm"
        from
          (
            select
              "words"."message_id",
              "words"."conversation_id",
              "words"."norm"
            from
              "message_words" as "words"
            where
              "words"."conversation_id" = "own"."id"
              and ("words"."message_id") < ($3::uuid)
            offset
              0
          ) as "all_words"
        where
          all_words.norm like (
            (
              select
                "phrase"."pattern"
              from
                "phrase"
            )
          )
      ) as "words"
  ),
  "fresh" as materialized (
    select
      "message"."id",
      search_norm (message.content || ' ' || coalesce(message.file_name, '')) as "norm"
    from
      "own"
      inner join "messages" as "message" on "message"."conversation_id" = "own"."id"
      and "message"."number" > "own"."indexed_number"
    where
      "own"."indexed_number" < "own"."last_number"
      and "message"."kind" <> 'system'
      and "message"."deleted_at" is null
      and ("message"."id") < ($3::uuid)
    order by
      "message"."id" desc
    limit
      2000
  ),
  "hits" as materialized (
    select
      "indexed"."message_id" as "id"
    from
      "indexed"
    where
      "indexed"."conversation_id" in (
        select
          "own"."id"
        from
          "own"
      )
      and indexed.norm like (
        (
          select
            "phrase"."pattern"
          from
            "phrase"
        )
      )
    union
    select
      "fresh"."id"
    from
      "fresh"
    where
      fresh.norm like (
        (
          select
            "phrase"."pattern"
          from
            "phrase"
        )
      )
  )
select
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $2::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName"
from
  (
    select
      "hits"."id"
    from
      "hits"
    order by
      "hits"."id" desc
    offset
      0
  ) as "hit"
  inner join "messages" as "message" on "message"."id" = "hit"."id"
  inner join "conversation_participants" as "participant" on "participant"."conversation_id" = "message"."conversation_id"
  and "participant"."user_id" = $2::uuid
where
  (
    "participant"."left_at" is null
    and "message"."number" > "participant"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "message"."id"
        and "hidden"."user_id" = "participant"."user_id"
    )
  )
  and "message"."kind" <> 'system'
  and "message"."deleted_at" is null
order by
  "hit"."id" desc
limit
  21;

-- chat.foundMessages(true, all, 20, newest, true)
with
  "phrase" as materialized (
    select
      search_anywhere ($1::text) as "pattern"
  ),
  "own" as materialized (
    select
      "conversation"."id",
      "conversation"."indexed_number",
      "conversation"."last_number"
    from
      "conversation_participants" as "participant"
      inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
    where
      "participant"."user_id" = $2::uuid
      and "participant"."left_at" is null
      and "conversation"."id" = $3::uuid
  ),
  "indexed" as materialized (
    select
      "words"."message_id",
      "words"."conversation_id",
      "words"."norm"
    from
      "message_words" as "words"
    where
      ("words"."message_id") < ($4::uuid)
      and "words"."conversation_id" = $3::uuid
      and words.norm like (
        (
          select
            "phrase"."pattern"
          from
            "phrase"
        )
      )
  ),
  "fresh" as materialized (
    select
      "message"."id",
      search_norm (message.content || ' ' || coalesce(message.file_name, '')) as "norm"
    from
      "own"
      inner join "messages" as "message" on "message"."conversation_id" = "own"."id"
      and "message"."number" > "own"."indexed_number"
    where
      "own"."indexed_number" < "own"."last_number"
      and "message"."kind" <> 'system'
      and "message"."deleted_at" is null
      and ("message"."id") < ($4::uuid)
    order by
      "message"."id" desc
    limit
      2000
  ),
  "hits" as materialized (
    select
      "indexed"."message_id" as "id"
    from
      "indexed"
    where
      "indexed"."conversation_id" in (
        select
          "own"."id"
        from
          "own"
      )
      and indexed.norm like (
        (
          select
            "phrase"."pattern"
          from
            "phrase"
        )
      )
    union
    select
      "fresh"."id"
    from
      "fresh"
    where
      fresh.norm like (
        (
          select
            "phrase"."pattern"
          from
            "phrase"
        )
      )
  )
select
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $2::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName"
from
  (
    select
      "hits"."id"
    from
      "hits"
    order by
      "hits"."id" desc
    offset
      0
  ) as "hit"
  inner join "messages" as "message" on "message"."id" = "hit"."id"
  inner join "conversation_participants" as "participant" on "participant"."conversation_id" = "message"."conversation_id"
  and "participant"."user_id" = $2::uuid
where
  (
    "participant"."left_at" is null
    and "message"."number" > "participant"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "message"."id"
        and "hidden"."user_id" = "participant"."user_id"
    )
  )
  and "message"."kind" <> 'system'
  and "message"."deleted_at" is null
order by
  "hit"."id" desc
limit
  21;

-- chat.indexMessages
with
  "waiting" as (
    select
      "conversation"."id",
      "conversation"."indexed_number",
      "conversation"."last_number"
    from
      "conversations" as "conversation"
    where
      "conversation"."indexed_number" < "conversation"."last_number"
    limit
      25
  ),
  "said" as (
    select
      "message".*
    from
      "waiting"
      inner join lateral (
        select
          "next".*
        from
          "messages" as "next"
        where
          "next"."conversation_id" = "waiting"."id"
          and "next"."number" > "waiting"."indexed_number"
        order by
          "next"."number"
        limit
          20
        for share
      ) as "message" on true
  ),
  "indexed" as (
    insert into
      "message_words" ("message_id", "conversation_id", "norm")
    select
      "message"."id" as "message_id",
      "message"."conversation_id",
      search_norm (message.content || ' ' || coalesce(message.file_name, '')) as "norm"
    from
      "said" as "message"
    where
      "message"."kind" <> 'system'
      and "message"."deleted_at" is null
    on conflict ("message_id") do nothing
  )
select
  "waiting"."id",
  case
    when count(said.id) < 20 then waiting.last_number
    else max(said.number)
  end as "number"
from
  "waiting"
  left join "said" on "said"."conversation_id" = "waiting"."id"
group by
  "waiting"."id",
  "waiting"."last_number"
order by
  "waiting"."id";

-- chat.lastUnreadMessage
select
  "message"."kind",
  "message"."content",
  "message"."file_name" as "fileName",
  "message"."voice_milliseconds" as "voiceMilliseconds"
from
  "conversation_participants" as "participant"
  inner join "messages" as "message" on "message"."conversation_id" = "participant"."conversation_id"
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
  ) as "person" on "person"."id" = "message"."sender_id"
where
  "participant"."conversation_id" = $1::uuid
  and "participant"."user_id" = $2::uuid
  and (
    "participant"."left_at" is null
    and "message"."number" > "participant"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "message"."id"
        and "hidden"."user_id" = "participant"."user_id"
    )
  )
  and "message"."number" > "participant"."last_read_number"
  and "message"."sender_id" <> $2::uuid
  and "person"."is_banned" = false
  and "message"."deleted_at" is null
  and "message"."kind" not in ('system', 'call')
order by
  "message"."number" desc
limit
  1;

-- chat.message
select
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              $1::boolean as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName"
from
  "messages" as "message"
where
  "message"."id" = $2::uuid;

-- chat.messageByKey
select
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName"
from
  "messages" as "message"
where
  "message"."sender_id" = $1::uuid
  and "message"."key" = $2::text;

-- chat.messageReaders
select
  "participant"."user_id" as "userId",
  (
    "quoted"."id" is null
    or exists (
      select
      from
        "conversation_participants" as "reader"
      where
        "reader"."conversation_id" = "quoted"."conversation_id"
        and "reader"."user_id" = "participant"."user_id"
        and (
          "reader"."left_at" is null
          and "quoted"."number" > "reader"."visible_after"
          and not exists (
            select
            from
              "hidden_messages" as "hidden"
            where
              "hidden"."message_id" = "quoted"."id"
              and "hidden"."user_id" = "reader"."user_id"
          )
        )
    )
  ) as "readsQuote"
from
  "messages" as "message"
  inner join "conversation_participants" as "participant" on "participant"."conversation_id" = "message"."conversation_id"
  left join "messages" as "quoted" on "quoted"."id" = "message"."reply_to_id"
where
  "message"."id" = $1::uuid
  and "participant"."user_id" = any ($2::uuid[])
  and (
    "participant"."left_at" is null
    and "message"."number" > "participant"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "message"."id"
        and "hidden"."user_id" = "participant"."user_id"
    )
  );

-- chat.messages(after, 50)
select
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName"
from
  "conversation_participants" as "participant"
  inner join "messages" as "message" on "message"."conversation_id" = "participant"."conversation_id"
where
  "participant"."conversation_id" = $2::uuid
  and "participant"."user_id" = $1::uuid
  and (
    "participant"."left_at" is null
    and "message"."number" > "participant"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "message"."id"
        and "hidden"."user_id" = "participant"."user_id"
    )
  )
  and "message"."number" > $3::int4
order by
  "message"."number" asc
limit
  51;

-- chat.messages(newest, 50)
select
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName"
from
  "conversation_participants" as "participant"
  inner join "messages" as "message" on "message"."conversation_id" = "participant"."conversation_id"
where
  "participant"."conversation_id" = $2::uuid
  and "participant"."user_id" = $1::uuid
  and (
    "participant"."left_at" is null
    and "message"."number" > "participant"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "message"."id"
        and "hidden"."user_id" = "participant"."user_id"
    )
  )
order by
  "message"."number" desc
limit
  51;

-- chat.messagesAround(25, 25)
select
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName"
from
  (
    select
      *
    from
      (
        select
          "one".*
        from
          "conversation_participants" as "participant"
          inner join "messages" as "one" on "one"."conversation_id" = "participant"."conversation_id"
        where
          "participant"."conversation_id" = $2::uuid
          and "participant"."user_id" = $1::uuid
          and (
            "participant"."left_at" is null
            and "one"."number" > "participant"."visible_after"
            and not exists (
              select
              from
                "hidden_messages" as "hidden"
              where
                "hidden"."message_id" = "one"."id"
                and "hidden"."user_id" = "participant"."user_id"
            )
          )
          and "one"."number" < $3::int4
        order by
          "one"."number" desc
        limit
          26
      ) as "older"
    union all
    select
      *
    from
      (
        select
          "one".*
        from
          "conversation_participants" as "participant"
          inner join "messages" as "one" on "one"."conversation_id" = "participant"."conversation_id"
        where
          "participant"."conversation_id" = $2::uuid
          and "participant"."user_id" = $1::uuid
          and (
            "participant"."left_at" is null
            and "one"."number" > "participant"."visible_after"
            and not exists (
              select
              from
                "hidden_messages" as "hidden"
              where
                "hidden"."message_id" = "one"."id"
                and "hidden"."user_id" = "participant"."user_id"
            )
          )
          and "one"."number" >= $3::int4
        order by
          "one"."number"
        limit
          26
      ) as "others"
  ) as "message"
order by
  "message"."number";

-- chat.nextToRead
select
  "participant"."user_id" as "userId",
  coalesce(
    (
      select
        min(message.number) - 1 as "number"
      from
        "messages" as "message"
      where
        "message"."conversation_id" = "participant"."conversation_id"
        and "message"."number" > $1::int4
        and "message"."deleted_at" is null
        and not exists (
          select
          from
            "hidden_messages" as "hidden"
          where
            "hidden"."message_id" = "message"."id"
            and "hidden"."user_id" = "participant"."user_id"
        )
    ),
    "conversation"."last_number"
  ) as "readNumber",
  "conversation"."last_number" as "lastNumber"
from
  "conversation_participants" as "participant"
  inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
where
  "participant"."conversation_id" = $2::uuid
  and "participant"."user_id" = any ($3::uuid[]);

-- chat.openFor
select
  "conversation"."id",
  "conversation"."status"
from
  "conversations" as "conversation"
where
  (
    "conversation"."id" = $1::uuid
    or "conversation"."pair_key" = least($2::uuid, $1::uuid)::text || ':' || greatest($2::uuid, $1::uuid)::text
  )
  and (
    exists (
      select
      from
        "conversation_participants" as "own"
      where
        "own"."conversation_id" = "conversation"."id"
        and "own"."user_id" = $2::uuid
        and "own"."left_at" is null
    )
    and not (
      "conversation"."type" = 'dm'
      and not exists (
        select
          "person"."id"
        from
          "conversation_participants" as "other"
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
          ) as "person" on "person"."id" = "other"."user_id"
        where
          "other"."conversation_id" = "conversation"."id"
          and "other"."user_id" <> $2::uuid
          and "other"."left_at" is null
          and "person"."is_banned" = false
          and not exists (
            select
            from
              "connections" as "pair"
            where
              (
                "pair"."low_id" = least("person"."id", $2::uuid)
                and "pair"."high_id" = greatest("person"."id", $2::uuid)
              )
              and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
          )
      )
    )
  );

-- chat.othersToAsk
select
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
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
  ) as "person"
  inner join (
    select
      "user_id",
      "name_norm",
      "name_keys",
      "bio",
      "interests",
      "location",
      "alumni_topics",
      "visibility",
      "has_content",
      "views",
      "helpful",
      "last_active_at"
    from
      "profiles"
    where
      "is_listed" = true
  ) as "profile" on "profile"."user_id" = "person"."id"
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
  ) as "asked" on "asked"."id" = $1::uuid
where
  "person"."is_banned" = false
  and 'alumni' = any (person.roles)
  and "person"."id" not in ($1::uuid, $2::uuid)
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("person"."id", $2::uuid)
        and "pair"."high_id" = greatest("person"."id", $2::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  )
  and (
    select
      cast(count(*) as integer) as "count"
    from
      "conversation_participants" as "asked"
      inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
    where
      "asked"."user_id" = "person"."id"
      and "waiting"."status" = 'pending'
      and "waiting"."creator_id" <> "person"."id"
  ) < coalesce(
    (
      select
        "chosen"."open_requests_limit"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = "person"."id"
    ),
    5
  )
  and not exists (
    select
      "conversation"."id"
    from
      "conversations" as "conversation"
    where
      "conversation"."pair_key" = least("person"."id", $2::uuid)::text || ':' || greatest("person"."id", $2::uuid)::text
  )
order by
  "person"."id" in (
    select
      "step"."user_id"
    from
      (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "experience_type",
          "from_year",
          "from_month",
          "to_year",
          "is_currently_working"
        from
          "career_experiences"
      ) as "step"
      inner join (
        select
          "id",
          "user_id",
          "company_name",
          "company_norm",
          "role",
          "role_norm",
          "experience_type",
          "from_year",
          "from_month",
          "to_year",
          "is_currently_working"
        from
          "career_experiences"
      ) as "same" on "same"."company_norm" = "step"."company_norm"
    where
      "same"."user_id" = $1::uuid
  ) desc,
  (person.stream is not distinct from asked.stream) desc,
  "profile"."helpful" desc,
  "person"."id"
limit
  3;

-- chat.outdatedForSome
select
  "participant"."conversation_id" as "conversationId",
  "participant"."user_id" as "userId",
  "old"."number"
from
  "conversation_participants" as "participant"
  inner join lateral (
    select
      max(message.number) as "number"
    from
      "messages" as "message"
    where
      "message"."conversation_id" = "participant"."conversation_id"
      and "message"."number" > "participant"."visible_after"
      and "message"."created_at" < $1::timestamptz
  ) as "old" on true
where
  coalesce(
    (
      select
        "chosen"."retention"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = "participant"."user_id"
    ),
    'forever'
  ) = '30days'
  and "old"."number" is not null
limit
  200;

-- chat.ownConversation
select
  "conversation"."id"
from
  "conversations" as "conversation"
where
  (
    "conversation"."id" = $1::uuid
    or "conversation"."pair_key" = least($2::uuid, $1::uuid)::text || ':' || greatest($2::uuid, $1::uuid)::text
  )
  and exists (
    select
    from
      "conversation_participants" as "own"
    where
      "own"."conversation_id" = "conversation"."id"
      and "own"."user_id" = $2::uuid
      and "own"."left_at" is null
  );

-- chat.ownMessages
select
  cast(coalesce(sum("own"."last_number"), 0) as integer) as "count"
from
  (
    select
      "conversation"."id",
      "conversation"."indexed_number",
      "conversation"."last_number"
    from
      "conversation_participants" as "participant"
      inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
    where
      "participant"."user_id" = $1::uuid
      and "participant"."left_at" is null
  ) as "own";

-- chat.participants
select
  "participant"."conversation_id" as "conversationId",
  "participant"."role",
  (
    conversation.type = 'group'
    and participant.user_id is not distinct from conversation.creator_id
  ) as "isCreator",
  case
    when marks.still then coalesce("participant"."shown_read_number", "participant"."last_read_number")
    else "participant"."last_read_number"
  end as "lastReadNumber",
  case
    when marks.still then coalesce("participant"."shown_delivered_number", "participant"."last_delivered_number")
    else "participant"."last_delivered_number"
  end as "lastDeliveredNumber",
  "participant"."joined_at" as "joinedAt",
  case
    when marks.still then greatest(
      conversation.last_number - case
        when marks.still then coalesce("participant"."shown_read_number", "participant"."last_read_number")
        else "participant"."last_read_number"
      end,
      0
    )
    else case
      when conversation.last_number <= greatest(participant.last_read_number, participant.visible_after) then 0
      when conversation.type = 'group' then conversation.last_number - greatest(participant.last_read_number, participant.visible_after) - (
        (
          select
            cast(count(*) as integer) as "count"
          from
            "messages" as "line"
          where
            "line"."conversation_id" = "conversation"."id"
            and "line"."kind" = 'system'
            and "line"."number" > greatest(participant.last_read_number, participant.visible_after)
        )
      )
      else conversation.last_number - greatest(participant.last_read_number, participant.visible_after)
    end
  end as "unreadCount",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  "conversation_participants" as "participant"
  inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
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
  ) as "person" on "person"."id" = "participant"."user_id"
  cross join lateral (
    select
      (
        participant.user_id is distinct from $1::uuid
        and (
          "conversation"."type" = 'dm'
          and not exists (
            select
              "person"."id"
            from
              "conversation_participants" as "other"
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
              ) as "person" on "person"."id" = "other"."user_id"
            where
              "other"."conversation_id" = "conversation"."id"
              and "other"."user_id" <> "participant"."user_id"
              and "other"."left_at" is null
              and "person"."is_banned" = false
              and not exists (
                select
                from
                  "connections" as "pair"
                where
                  (
                    "pair"."low_id" = least("person"."id", "participant"."user_id")
                    and "pair"."high_id" = greatest("person"."id", "participant"."user_id")
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
          )
        )
      ) as "still"
  ) as "marks"
where
  "participant"."conversation_id" = any ($2::uuid[])
  and "participant"."left_at" is null
order by
  "participant"."joined_at",
  "participant"."user_id";

-- chat.partner
select
  "conversation"."id" as "conversationId",
  "other"."user_id" as "userId"
from
  "conversations" as "conversation"
  inner join "conversation_participants" as "other" on "other"."conversation_id" = "conversation"."id"
where
  (
    "conversation"."id" = $1::uuid
    or "conversation"."pair_key" = least($2::uuid, $1::uuid)::text || ':' || greatest($2::uuid, $1::uuid)::text
  )
  and "conversation"."type" = 'dm'
  and (
    conversation.status = 'active'
    and (
      exists (
        select
        from
          "conversation_participants" as "own"
        where
          "own"."conversation_id" = "conversation"."id"
          and "own"."user_id" = $2::uuid
          and "own"."left_at" is null
      )
      and not (
        "conversation"."type" = 'dm'
        and not exists (
          select
            "person"."id"
          from
            "conversation_participants" as "other"
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
            ) as "person" on "person"."id" = "other"."user_id"
          where
            "other"."conversation_id" = "conversation"."id"
            and "other"."user_id" <> $2::uuid
            and "other"."left_at" is null
            and "person"."is_banned" = false
            and not exists (
              select
              from
                "connections" as "pair"
              where
                (
                  "pair"."low_id" = least("person"."id", $2::uuid)
                  and "pair"."high_id" = greatest("person"."id", $2::uuid)
                )
                and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
            )
        )
      )
    )
  )
  and "other"."user_id" <> $2::uuid
  and "other"."left_at" is null;

-- chat.picturesOf
select
  "conversation"."picture_id" as "pictureId"
from
  "conversations" as "conversation"
where
  "conversation"."id" = any ($1::uuid[])
  and "conversation"."picture_id" is not null;

-- chat.reachablePerson
select
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work",
  "person"."roles",
  coalesce(
    (
      select
        "chosen"."auto_accept"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = "person"."id"
    ),
    false
  ) as "autoAccepts",
  coalesce(
    (
      select
        "chosen"."open_requests_limit"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = "person"."id"
    ),
    5
  ) as "limit",
  (
    select
      cast(count(*) as integer) as "count"
    from
      "conversation_participants" as "asked"
      inner join "conversations" as "waiting" on "waiting"."id" = "asked"."conversation_id"
    where
      "asked"."user_id" = "person"."id"
      and "waiting"."status" = 'pending'
      and "waiting"."creator_id" <> "person"."id"
  ) < coalesce(
    (
      select
        "chosen"."open_requests_limit"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = "person"."id"
    ),
    5
  ) as "takesAnother"
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
  ) as "person"
where
  "person"."id" = $1::uuid
  and exists (
    select
    from
      "profiles" as "listed"
    where
      "listed"."user_id" = "person"."id"
      and "listed"."is_listed" = true
  )
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("person"."id", $2::uuid)
        and "pair"."high_id" = greatest("person"."id", $2::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  );

-- chat.read
with
  "read" as (
    update "conversation_participants" as "participant"
    set
      "shown_read_number" = case
        when (
          "conversation"."type" = 'dm'
          and not exists (
            select
              "person"."id"
            from
              "conversation_participants" as "other"
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
              ) as "person" on "person"."id" = "other"."user_id"
            where
              "other"."conversation_id" = "conversation"."id"
              and "other"."user_id" <> $1::uuid
              and "other"."left_at" is null
              and "person"."is_banned" = false
              and not exists (
                select
                from
                  "connections" as "pair"
                where
                  (
                    "pair"."low_id" = least("person"."id", $1::uuid)
                    and "pair"."high_id" = greatest("person"."id", $1::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
          )
        ) then coalesce("participant"."shown_read_number", "participant"."last_read_number")
      end,
      "shown_delivered_number" = case
        when (
          "conversation"."type" = 'dm'
          and not exists (
            select
              "person"."id"
            from
              "conversation_participants" as "other"
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
              ) as "person" on "person"."id" = "other"."user_id"
            where
              "other"."conversation_id" = "conversation"."id"
              and "other"."user_id" <> $1::uuid
              and "other"."left_at" is null
              and "person"."is_banned" = false
              and not exists (
                select
                from
                  "connections" as "pair"
                where
                  (
                    "pair"."low_id" = least("person"."id", $1::uuid)
                    and "pair"."high_id" = greatest("person"."id", $1::uuid)
                  )
                  and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
              )
          )
        ) then coalesce("participant"."shown_delivered_number", "participant"."last_delivered_number")
      end,
      "is_marked_unread" = false,
      "last_read_number" = greatest("participant"."last_read_number", least($2::int4, "conversation"."last_number")),
      "last_delivered_number" = greatest(
        "participant"."last_delivered_number",
        least($2::int4, "conversation"."last_number")
      )
    from
      "conversations" as "conversation"
    where
      "conversation"."id" = "participant"."conversation_id"
      and "participant"."conversation_id" = $3::uuid
      and "participant"."user_id" = $1::uuid
      and "participant"."left_at" is null
      and (
        "participant"."is_marked_unread" = true
        or "participant"."last_read_number" < least($2::int4, "conversation"."last_number")
      )
    returning
      "participant"."conversation_id",
      "participant"."user_id",
      "participant"."last_read_number",
      "participant"."last_delivered_number"
  ),
  "noted" as (
    insert into
      "domain_events" ("kind", "subject_id", "actor_id", "created_at")
    select
      'conversationRead' as "kind",
      "read"."conversation_id" as "subject_id",
      "read"."user_id" as "actor_id",
      $4::timestamptz as "created_at"
    from
      "read"
  )
select
  "read"."last_read_number" as "readNumber",
  "read"."last_delivered_number" as "deliveredNumber",
  (
    "conversation"."type" = 'dm'
    and not exists (
      select
        "person"."id"
      from
        "conversation_participants" as "other"
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
        ) as "person" on "person"."id" = "other"."user_id"
      where
        "other"."conversation_id" = "conversation"."id"
        and "other"."user_id" <> $1::uuid
        and "other"."left_at" is null
        and "person"."is_banned" = false
        and not exists (
          select
          from
            "connections" as "pair"
          where
            (
              "pair"."low_id" = least("person"."id", $1::uuid)
              and "pair"."high_id" = greatest("person"."id", $1::uuid)
            )
            and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
        )
    )
  ) as "isClosed"
from
  "read"
  inner join "conversations" as "conversation" on "conversation"."id" = "read"."conversation_id";

-- chat.readableMessage
select
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $1::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName"
from
  "messages" as "message"
  inner join "conversation_participants" as "participant" on "participant"."conversation_id" = "message"."conversation_id"
where
  "message"."id" = $2::uuid
  and "participant"."user_id" = $1::uuid
  and (
    "participant"."left_at" is null
    and "message"."number" > "participant"."visible_after"
    and not exists (
      select
      from
        "hidden_messages" as "hidden"
      where
        "hidden"."message_id" = "message"."id"
        and "hidden"."user_id" = "participant"."user_id"
    )
  );

-- chat.requestOfLink
select
  "conversation"."id",
  "conversation"."status",
  "conversation"."note",
  "conversation"."asked_at" as "askedAt",
  "person"."id" as "person_id",
  "person"."full_name" as "person_fullName",
  "person"."role" as "person_role",
  "person"."is_verified" as "person_isVerified",
  "person"."degree_type" as "person_degreeType",
  "person"."stream" as "person_stream",
  "person"."specialisation" as "person_specialisation",
  "person"."year_of_graduation" as "person_yearOfGraduation",
  "person"."college" as "person_college",
  "person"."picture_id" as "person_pictureId",
  "person"."work" as "person_work"
from
  "conversations" as "conversation"
  inner join "conversation_participants" as "participant" on "participant"."conversation_id" = "conversation"."id"
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
  ) as "person" on "person"."id" = "conversation"."creator_id"
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
  ) as "asked" on "asked"."id" = "participant"."user_id"
where
  "conversation"."id" = $1::uuid
  and "participant"."user_id" = $2::uuid
  and "asked"."is_banned" = false
  and "person"."is_banned" = false
  and not exists (
    select
    from
      "connections" as "pair"
    where
      (
        "pair"."low_id" = least("person"."id", $2::uuid)
        and "pair"."high_id" = greatest("person"."id", $2::uuid)
      )
      and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
  );

-- chat.send
with
  "numbered" as (
    update "conversations" as "conversation"
    set
      "last_number" = "conversation"."last_number" + 1,
      "active_at" = greatest("conversation"."active_at", $1::timestamptz)
    where
      "conversation"."id" = $2::uuid
      and (
        conversation.status = 'active'
        and (
          exists (
            select
            from
              "conversation_participants" as "own"
            where
              "own"."conversation_id" = "conversation"."id"
              and "own"."user_id" = $3::uuid
              and "own"."left_at" is null
          )
          and not (
            "conversation"."type" = 'dm'
            and not exists (
              select
                "person"."id"
              from
                "conversation_participants" as "other"
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
                ) as "person" on "person"."id" = "other"."user_id"
              where
                "other"."conversation_id" = "conversation"."id"
                and "other"."user_id" <> $3::uuid
                and "other"."left_at" is null
                and "person"."is_banned" = false
                and not exists (
                  select
                  from
                    "connections" as "pair"
                  where
                    (
                      "pair"."low_id" = least("person"."id", $3::uuid)
                      and "pair"."high_id" = greatest("person"."id", $3::uuid)
                    )
                    and coalesce("pair"."blocked_by_low_at", "pair"."blocked_by_high_at") is not null
                )
            )
          )
        )
      )
      and not exists (
        select
          "before"."id"
        from
          "messages" as "before"
        where
          "before"."sender_id" = $3::uuid
          and "before"."key" = $4::text
      )
    returning
      "conversation"."id",
      "conversation"."last_number"
  ),
  "sent" as (
    insert into
      "messages" (
        "conversation_id",
        "number",
        "id",
        "sender_id",
        "key",
        "content",
        "kind",
        "file_id",
        "file_name",
        "file_size",
        "file_pages",
        "voice_milliseconds",
        "voice_waveform",
        "reply_to_id",
        "is_forwarded",
        "created_at"
      )
    select
      "numbered"."id" as "conversation_id",
      "numbered"."last_number" as "number",
      $5::uuid as "id",
      $3::uuid as "sender_id",
      $4::text as "key",
      $6::text as "content",
      $7::text as "kind",
      $8::uuid as "file_id",
      $9::text as "file_name",
      $10::int4 as "file_size",
      $11::int4 as "file_pages",
      $12::int4 as "voice_milliseconds",
      $13::int4[] as "voice_waveform",
      (
        select
          "quoted"."id"
        from
          "messages" as "quoted"
        where
          "quoted"."id" = $14::uuid
          and "quoted"."conversation_id" = $2::uuid
          and exists (
            select
            from
              "conversation_participants" as "reader"
            where
              "reader"."conversation_id" = "quoted"."conversation_id"
              and "reader"."user_id" = $3::uuid
              and (
                "reader"."left_at" is null
                and "quoted"."number" > "reader"."visible_after"
                and not exists (
                  select
                  from
                    "hidden_messages" as "hidden"
                  where
                    "hidden"."message_id" = "quoted"."id"
                    and "hidden"."user_id" = "reader"."user_id"
                )
              )
          )
      ) as "reply_to_id",
      $15::boolean as "is_forwarded",
      $1::timestamptz as "created_at"
    from
      "numbered"
    returning
      *
  ),
  "read" as (
    update "conversation_participants" as "own"
    set
      "last_read_number" = "numbered"."last_number",
      "last_delivered_number" = "numbered"."last_number",
      "is_marked_unread" = false,
      "shown_read_number" = null,
      "shown_delivered_number" = null
    from
      "numbered"
    where
      "own"."conversation_id" = "numbered"."id"
      and "own"."user_id" = $3::uuid
    returning
      "own"."user_id"
  ),
  "noted" as (
    insert into
      "domain_events" ("kind", "subject_id", "actor_id", "created_at")
    select
      'messageSent' as "kind",
      "sent"."id" as "subject_id",
      sent.sender_id as "actor_id",
      "sent"."created_at" as "created_at"
    from
      "sent"
  )
select
  "message"."id" as "message_id",
  "message"."conversation_id" as "message_conversationId",
  "message"."number" as "message_number",
  "message"."key" as "message_key",
  "message"."content" as "message_content",
  "message"."kind" as "message_kind",
  "message"."event" as "message_event",
  "message"."file_id" as "message_fileId",
  "message"."file_name" as "message_fileName",
  "message"."file_size" as "message_fileSize",
  "message"."file_pages" as "message_filePages",
  "message"."voice_milliseconds" as "message_voiceMilliseconds",
  "message"."voice_waveform" as "message_voiceWaveform",
  "message"."is_forwarded" as "message_isForwarded",
  "message"."edited_at" as "message_editedAt",
  "message"."deleted_at" as "message_deletedAt",
  "message"."is_removed_by_admin" as "message_isRemovedByAdmin",
  "message"."created_at" as "message_createdAt",
  (
    select
      to_json(obj)
    from
      (
        select
          "person"."id" as "person_id",
          "person"."full_name" as "person_fullName",
          "person"."role" as "person_role",
          "person"."is_verified" as "person_isVerified",
          "person"."degree_type" as "person_degreeType",
          "person"."stream" as "person_stream",
          "person"."specialisation" as "person_specialisation",
          "person"."year_of_graduation" as "person_yearOfGraduation",
          "person"."college" as "person_college",
          "person"."picture_id" as "person_pictureId",
          "person"."work" as "person_work"
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
          ) as "person"
        where
          "person"."id" = "message"."sender_id"
      ) as obj
  ) as "message_sender",
  (
    select
      to_json(obj)
    from
      (
        select
          "quoted"."id",
          "quoted"."number",
          "quoted"."kind",
          "seen"."readable" as "isReadable",
          case
            when seen.readable then quoted.file_name
          end as "fileName",
          case
            when seen.readable then quoted.file_pages
          end as "filePages",
          case
            when seen.readable then quoted.voice_milliseconds
          end as "voiceMilliseconds",
          case
            when seen.readable then left(quoted.content, 200)
            else ''
          end as "content",
          "quoted"."deleted_at" is not null as "isDeleted",
          case
            when seen.readable then quoted.sender_id
          end as "senderId",
          case
            when seen.readable then (
              select
                "named"."full_name"
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
                ) as "named"
              where
                "named"."id" = "quoted"."sender_id"
            )
          end as "senderName"
        from
          "messages" as "quoted"
          cross join lateral (
            select
              exists (
                select
                from
                  "conversation_participants" as "reader"
                where
                  "reader"."conversation_id" = "quoted"."conversation_id"
                  and "reader"."user_id" = $3::uuid
                  and (
                    "reader"."left_at" is null
                    and "quoted"."number" > "reader"."visible_after"
                    and not exists (
                      select
                      from
                        "hidden_messages" as "hidden"
                      where
                        "hidden"."message_id" = "quoted"."id"
                        and "hidden"."user_id" = "reader"."user_id"
                    )
                  )
              ) as "readable"
          ) as "seen"
        where
          "quoted"."id" = "message"."reply_to_id"
      ) as obj
  ) as "message_quoted",
  (
    select
      coalesce(json_agg(agg), '[]')
    from
      (
        select
          "reaction"."emoji",
          array_agg(
            reaction.user_id
            order by
              reaction.user_id
          ) as "userIds"
        from
          "message_reactions" as "reaction"
        where
          "reaction"."message_id" = "message"."id"
        group by
          "reaction"."emoji"
        order by
          min(reaction.user_id::text)
      ) as agg
  ) as "message_reactions",
  (
    select
      "named"."full_name"
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
      ) as "named"
    where
      "named"."id" = "message"."subject_id"
  ) as "message_subjectName",
  array(
    (
      select
        "recipient"."user_id"
      from
        "conversation_participants" as "recipient"
      where
        "recipient"."conversation_id" = "message"."conversation_id"
        and "recipient"."left_at" is null
    )
  ) as "recipients"
from
  "sent" as "message";

-- chat.unread
select
  cast(
    count(*) filter (
      where
        (
          participant.is_marked_unread
          or waiting.messages > 0
        )
    ) as integer
  ) as "conversations",
  coalesce(sum(waiting.messages), 0)::int as "messages",
  cast(
    count(*) filter (
      where
        (
          conversation.status = 'pending'
          and conversation.creator_id is distinct from $1::uuid
        )
    ) as integer
  ) as "requests"
from
  "conversation_participants" as "participant"
  inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
  cross join lateral (
    select
      case
        when conversation.last_number <= greatest(participant.last_read_number, participant.visible_after) then 0
        when conversation.type = 'group' then conversation.last_number - greatest(participant.last_read_number, participant.visible_after) - (
          (
            select
              cast(count(*) as integer) as "count"
            from
              "messages" as "line"
            where
              "line"."conversation_id" = "conversation"."id"
              and "line"."kind" = 'system'
              and "line"."number" > greatest(participant.last_read_number, participant.visible_after)
          )
        )
        else conversation.last_number - greatest(participant.last_read_number, participant.visible_after)
      end as "messages"
  ) as "waiting"
where
  "participant"."user_id" = $1::uuid
  and "participant"."left_at" is null
  and (
    conversation.type = 'group'
    or conversation.creator_id = $1::uuid
    or conversation.status = 'pending'
    or (
      conversation.status = 'active'
      and conversation.last_number > 0
    )
  )
  and not (
    conversation.status <> 'pending'
    and coalesce(conversation.last_number <= participant.hidden_number, false)
  )
  and not coalesce(conversation.last_number <= participant.archived_number, false)
  and (
    "participant"."muted_until" is null
    or "participant"."muted_until" <= $2::timestamptz
  );

-- chat.unseenByAll
select
  "message"."id",
  "message"."file_id" as "fileId"
from
  "messages" as "message"
where
  not exists (
    select
      "participant"."user_id"
    from
      "conversation_participants" as "participant"
    where
      "participant"."conversation_id" = "message"."conversation_id"
      and (
        "participant"."left_at" is null
        and "message"."number" > "participant"."visible_after"
        and not exists (
          select
          from
            "hidden_messages" as "hidden"
          where
            "hidden"."message_id" = "message"."id"
            and "hidden"."user_id" = "participant"."user_id"
        )
      )
  )
limit
  200;

-- chat.usualAnswers
select
  "person"."id",
  ceil(
    percentile_cont(0.5) within group (
      order by
        answer.hours
    )
  )::int as "hours"
from
  unnest($1::uuid[]) as person (id)
  inner join lateral (
    select
      extract(
        epoch
        from
          conversation.answered_at - conversation.asked_at
      ) / 3600 as "hours"
    from
      "conversation_participants" as "participant"
      inner join "conversations" as "conversation" on "conversation"."id" = "participant"."conversation_id"
    where
      "participant"."user_id" = "person"."id"
      and "conversation"."creator_id" <> "person"."id"
      and "conversation"."asked_at" is not null
      and "conversation"."answered_at" is not null
    order by
      "conversation"."answered_at" desc
    limit
      20
  ) as "answer" on true
where
  coalesce(
    (
      select
        "chosen"."show_online"
      from
        "settings" as "chosen"
      where
        "chosen"."user_id" = "person"."id"
    ),
    true
  )
group by
  "person"."id"
having
  count(*) >= 5;

-- chat.watchers
select
  "participant"."user_id" as "userId"
from
  "conversation_participants" as "participant"
where
  "participant"."conversation_id" = $1::uuid
  and "participant"."user_id" = any ($2::uuid[])
  and "participant"."left_at" is null;
