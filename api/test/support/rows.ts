/**
 * One row of each table, as the migration that makes the table leaves it: later migrations then run
 * on a database that is not empty. Tables in the order in which they point at one another.
 */
const id = (n: number): string => `'01900000-0000-7000-8000-${String(n).padStart(12, '0')}'`;
const [user, file, post, question, other] = [id(1), id(2), id(3), id(4), id(5)];
/** A second person, for what takes two. */
const another = `with another as (insert into users (id, email, full_name, role, roles, is_profile_complete, college) values (${other}, 'b@mail.example', 'Kabir Nair', 'mentee', '{mentee}', true, 'Ours') on conflict do nothing)`;

export const firstRows: Record<string, string> = {
  files: `insert into files (id, owner_id, purpose, content_type, size, name) values (${file}, ${user}, 'verification', 'application/pdf', 10, 'a.pdf')`,
  users: `insert into users (id, email, full_name, role, roles, is_profile_complete, degree_type, stream, year_of_graduation, college, picture_id) values (${user}, 'a@mail.example', 'Asha Rao', 'alumni', '{alumni}', true, 'B.Tech', 'CSE', 2020, 'Ours', ${file})`,
  sessions: `insert into sessions (id, user_id, expires_at) values (${id(10)}, ${user}, now() + interval '7 days')`,
  codes: `insert into codes (id, purpose, subject, address, user_id, expires_at) values (${id(11)}, 'institute', 'x a@mail.example', 'a@mail.example', ${user}, now())`,
  verification_requests: `insert into verification_requests (id, user_id, document_type, file_id) values (${id(12)}, ${user}, 'degree', ${file})`,
  search_terms: `insert into search_terms (kind, norm) values ('company', 'google')`,
  profiles: `insert into profiles (user_id) values (${user}) on conflict do nothing`,
  career_experiences: `insert into career_experiences (id, user_id, type, experience_type, checkbox_name, company_name, role, from_year, is_currently_working) values (${id(13)}, ${user}, 'work', 'fulltime', 'x', 'Google', 'Engineer', 2021, true)`,
  career_paths: `insert into career_paths (user_id, version) values (${user}, 1)`,
  posts: `insert into posts (id, user_id, college, company_name, role, post_type, experience_type, interview_year, one_liner, eligible_branches, cgpa_required, campus_type, number_of_rounds, offer_status, mode, level, final_placement_count, at_company, hashtags)
    values (${post}, ${user}, 'Ours', 'Google', 'Engineer', 'crisp', 'fulltime', 2023, 'x', '{CSE}', 7, 'onCampus', 1, 'accepted', 'online', 'easy', 1, false, '{#DSA}')`,
  post_drafts: `insert into post_drafts (id, user_id, company_name, experience_type, form) values (${id(15)}, ${user}, 'Google', 'intern', '{"role": "Engineer"}')`,
  post_files: `insert into post_files (file_id, kind, post_id, free_since) values (${file}, 'material', ${post}, now())`,
  post_likes: `${another} insert into post_likes (post_id, user_id) values (${post}, ${other})`,
  // A trigger has noted what the post is found by.
  post_facets: `update post_facets set interview_year = interview_year`,
  post_views: `insert into post_views (post_id, user_id) values (${post}, ${user})`,
  post_shares: `insert into post_shares (post_id, user_id, day) values (${post}, ${user}, '2026-11-21')`,
  bookmarks: `insert into bookmarks (id, user_id, post_id) values (${id(15)}, ${user}, ${post})`,
  feedback: `insert into feedback (id, user_id, message, page) values (${id(16)}, ${user}, 'Well made.', '/feed')`,
  questions: `insert into questions (id, post_id, user_id, content) values (${question}, ${post}, ${user}, 'How was it?')`,
  answers: `insert into answers (id, question_id, user_id, content) values (${id(14)}, ${question}, ${user}, 'Well.')`,
  question_votes: `insert into question_votes (question_id, user_id, sign) values (${question}, ${user}, 1)`,
  answer_votes: `insert into answer_votes (answer_id, user_id, sign) values (${id(14)}, ${user}, -1)`,
  connections: `${another} insert into connections (id, low_id, high_id, status, asked_by_id, request_id) values (${id(17)}, ${user}, ${other}, 'pending', ${user}, ${id(18)})`,
  happenings: `insert into happenings (kind, subject_id, actor_id) values ('questionAsked', ${question}, ${user})`,
  notifications: `insert into notifications (id, user_id, type, kind, group_key, link) values (${id(19)}, ${user}, 'comment', 'questionAsked', 'questionAsked:x', '/feed')`,
  notification_actors: `insert into notification_actors (notification_id, user_id) values (${id(19)}, ${user})`,
  notification_lists: `insert into notification_lists (user_id, seen_until) values (${user}, now())`,
  notification_settings: `insert into notification_settings (user_id) values (${user})`,
  gratitudes: `${another} insert into gratitudes (id, profile_id, user_id, text) values (${id(20)}, ${user}, ${other}, 'Thank you!')`,
  gratitude_upvotes: `insert into gratitude_upvotes (gratitude_id, user_id) values (${id(20)}, ${user})`,
  endorsements: `${another} insert into endorsements (id, mentee_id, alumni_id, message) values (${id(21)}, ${other}, ${user}, 'Learns fast.')`,
  vision_items: `insert into vision_items (id, user_id, place, title) values (${id(22)}, ${user}, 0, 'Engineer')`,
  legacy_projects: `insert into legacy_projects (id, user_id, title) values (${id(23)}, ${user}, 'Bus tracker')`,
  profile_views: `insert into profile_views (profile_id, user_id) values (${user}, ${user})`,
  default_banners: `insert into default_banners (id, file_id) values (${id(24)}, ${file})`,
  data_copies: `insert into data_copies (user_id, asked_at) values (${user}, now())`,
  settings: `insert into settings (user_id, retention) values (${user}, '30days')`,
  job_openings: `insert into job_openings (id, user_id, company_name, role, job_type, skills_required, application_link, college) values (${id(26)}, ${user}, 'Google', 'Engineer', 'fte', '{SQL}', 'https://jobs.example', 'Ours')`,
  job_marks: `${another} insert into job_marks (job_id, user_id, kind) values (${id(26)}, ${other}, 'like')`,
  saved_job_searches: `insert into saved_job_searches (id, user_id, company) values (${id(27)}, ${user}, 'Google')`,
  job_alert_finds: `insert into job_alert_finds (search_id, job_id) values (${id(27)}, ${id(26)})`,
  calls: `${another} insert into calls (id, conversation_id, caller_id, callee_id) values (${id(40)}, ${id(30)}, ${user}, ${other})`,
  call_participants: `insert into call_participants (call_id, user_id) values (${id(40)}, ${user})`,
  call_signals: `insert into call_signals (id, call_id, number, user_id, kind, content) values (${id(41)}, ${id(40)}, 1, ${user}, 'offer', 'v=0')`,
  admin_notes: `insert into admin_notes (id, person_id, text) values (${id(61)}, ${user}, 'x')`,
  second_factors: `insert into second_factors (user_id, sealed_secret, recovery_hashes) values (${user}, 'sealed', '{}')`,
  admin_choices: `insert into admin_choices (user_id) values (${user})`,
  sanctions: `insert into sanctions (id, person_id, kind, reason) values (${id(60)}, ${user}, 'warning', 'x')`,
  audit_log: `insert into audit_log (id, admin_id, action, target_type) values (${id(25)}, ${user}, 'upload', 'banner')`,
  conversations: `insert into conversations (id, type, pair_key, creator_id) values (${id(30)}, 'dm', 'x:y', ${user})`,
  conversation_participants: `insert into conversation_participants (conversation_id, user_id) values (${id(30)}, ${user})`,
  messages: `insert into messages (id, conversation_id, number, sender_id, content) values (${id(31)}, ${id(30)}, 1, ${user}, 'Hello')`,
  message_reactions: `insert into message_reactions (message_id, user_id, emoji) values (${id(31)}, ${user}, '👍')`,
  message_words: `insert into message_words (message_id, conversation_id, norm) values (${id(31)}, ${id(30)}, 'hello')`,
  hidden_messages: `insert into hidden_messages (message_id, user_id) values (${id(31)}, ${user})`,
  message_reports: `insert into message_reports (id, message_id, reporter_id, reason, content) values (${id(32)}, ${id(31)}, ${user}, 'x', 'Hello')`,
  removals: `insert into removals (id, subject_type, subject_id, author_id, excerpt, kind, reason) values (${id(61)}, 'post', ${post}, ${user}, 'x', 'hide', 'x')`,
  report_cases: `insert into report_cases (id, subject_type, subject_id, about_id, excerpt, link) select ${id(62)}, 'post', ${post}, ${user}, 'x', '/feed' where not exists (select from report_cases)`,
  announcements: `insert into announcements (id, admin_id, message) values (${id(50)}, ${user}, 'The portal opens at nine.')`,
  announcement_dismissals: `insert into announcement_dismissals (announcement_id, user_id) values (${id(50)}, ${user})`,
  imports: `insert into imports (id, admin_id, name, mode) values (${id(51)}, ${user}, 'people.csv', 'accounts')`,
  import_rows: `insert into import_rows (import_id, number, state, email) values (${id(51)}, 2, 'good', 'new@mail.example')`,
  roster_matches: `insert into roster_matches (user_id, roster_email) values (${user}, 'r@mail.example')`,
  graduation_asks: `insert into graduation_asks (user_id, year) values (${user}, 2026)`,
  // A trigger has noted the day of the session.
  active_days: `with noted as (delete from active_days) insert into active_days (user_id, day) values (${user}, '2020-01-01')`,
  daily_figures: `insert into daily_figures (day, name, value) values ('2026-11-21', 'signUps', 3)`,
  presences: `insert into presences (user_id) values (${user})`,
  companies: `insert into companies (id, slug, name) values (gen_random_uuid(), 'acme', 'Acme')`,
  asked_posts: `insert into asked_posts (post_id, basis) values (gen_random_uuid(), '')`,
  question_groups: `insert into question_groups (id, text, topic, words, keys, last_year) values (gen_random_uuid(), 'Reverse a list', 'algorithms', '{}', '{}', 2026)`,
  asked_questions: `insert into asked_questions (id, post_id, company_id, group_id, text, topic, place, round, role, year) values (gen_random_uuid(), gen_random_uuid(), (select id from companies limit 1), (select id from question_groups limit 1), 'Reverse a list', 'algorithms', 1, 'Technical', 'SDE', 2026)`,
  company_questions: `insert into company_questions (company_id, group_id, text, topic, experiences, last_year, places) values ((select id from companies limit 1), (select id from question_groups limit 1), 'Reverse a list', 'algorithms', 1, 2026, '[]')`,
  company_pairs: `with other as (insert into companies (id, slug, name) values ('01900000-0000-7000-8000-0000000000f2', 'acmee', 'Acmee') returning id), one as (select id from companies limit 1) insert into company_pairs (id, first_id, second_id, likeness) select gen_random_uuid(), least(one.id, other.id), greatest(one.id, other.id), 80 from one, other`,
  company_names: `insert into company_names (norm, company_id) values ('acme', (select id from companies limit 1))`,
};

/** Tables of earlier migrations that go by another name since. */
export const renamedTables: Record<string, string> = {
  happenings: 'domain_events',
  message_reports: 'reports',
};
