import { teaser } from '../../../../schema/rules/display.ts';
import type { ExperiencePost } from '../../../../schema/rules/posts.ts';
import type { Viewer } from '../../core/context.ts';
import { personColumns, personOf, type PersonRow } from '../profiles/index.ts';
import { canSeeMedia } from './post.policy.ts';
import type { PostFile } from './post-parts.types.ts';
import type { Post } from './post.entity.ts';
import type { PostCard, PostCounters, PostType } from './posts.types.ts';

export interface CountersRow {
  id: string;
  useful: number;
  views: number;
  shares: number;
  commentsCount: number;
}

export interface CardRow extends PersonRow, CountersRow {
  companyName: string;
  role: string;
  logo: string | null;
  postType: PostType;
  experienceType: ExperiencePost['experienceType'];
  interviewYear: number;
  oneLiner: string;
  offerStatus: ExperiencePost['offerStatus'];
  package: string | null;
  level: ExperiencePost['level'];
  campusType: ExperiencePost['campusType'];
  hashtags: string[];
  createdAt: Date;
  lastActiveAt: Date;
  hasLiked: boolean;
  hasBookmarked: boolean;
}

export interface PageRow extends CardRow {
  eligibleBranches: ExperiencePost['eligibleBranches'];
  cgpaRequired: number;
  numberOfRounds: number;
  mode: ExperiencePost['mode'];
  location: string | null;
  finalPlacementCount: number | null;
  atCompany: boolean;
  editedAt: Date | null;
  preparationTips: string | null;
  preparationTime: string | null;
  topicsWeightage: string | null;
  finalNotes: string | null;
  onlineAssessment: ExperiencePost['onlineAssessment'];
  rounds: ExperiencePost['rounds'];
  storyRounds: ExperiencePost['storyRounds'];
  additionalQuestions: ExperiencePost['additionalQuestions'];
  materialLinks: string[];
  resumeLink: string | null;
  /** Where its author was when it was written: its files are for members of that college. */
  postCollege: string;
  files: PostFile[];
}

export const counterColumns =
  'p.id, p.useful, p.views, p.shares, p.comments_count as "commentsCount"';

/** The columns of a card: post `p`, author `u`, and whether the viewer of parameter `viewer` (null: nobody) likes it and has put it aside. */
export const cardColumns = (viewer: string): string =>
  `${counterColumns}, p.company_name as "companyName", p.role, p.logo, p.post_type as "postType", p.experience_type as "experienceType", p.interview_year as "interviewYear",
   p.one_liner as "oneLiner", p.offer_status as "offerStatus", p.package, p.level, p.campus_type as "campusType", p.hashtags, p.created_at as "createdAt",
   p.last_active_at as "lastActiveAt", ${personColumns('u')},
   exists (select from post_likes l where l.post_id = p.id and l.user_id = ${viewer}::uuid) as "hasLiked",
   exists (select from bookmarks k where k.post_id = p.id and k.user_id = ${viewer}::uuid) as "hasBookmarked"`;

/** The files of a post or draft, the materials in the order in which the author named them. */
export const filesColumn = (owner: string): string =>
  `(select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'contentType', f.content_type, 'kind', pf.kind) order by pf.kind, pf.position), '[]')
      from post_files pf join files f on f.id = pf.file_id where ${owner}) as files`;

/** Files as posts and drafts show them. */
export const filesOf = (
  files: PostFile[],
): { materialFiles: PostFile[]; resume: PostFile | null } => ({
  materialFiles: files.filter(({ kind }) => kind === 'material'),
  resume: files.find(({ kind }) => kind === 'resume') ?? null,
});

/** Columns of a whole post: those of its card and what its page shows besides. `viewer`: an SQL expression for the id of who reads. */
export const pageColumns = (viewer: string): string =>
  `${cardColumns(viewer)}, p.eligible_branches as "eligibleBranches", p.cgpa_required as "cgpaRequired", p.number_of_rounds as "numberOfRounds", p.mode, p.location,
   p.final_placement_count as "finalPlacementCount", p.at_company as "atCompany", p.edited_at as "editedAt",
   p.preparation_tips as "preparationTips", p.preparation_time as "preparationTime", p.topics_weightage as "topicsWeightage", p.final_notes as "finalNotes",
   p.online_assessment as "onlineAssessment", p.rounds, p.story_rounds as "storyRounds", p.additional_questions as "additionalQuestions",
   p.material_links as "materialLinks", p.resume_link as "resumeLink", p.college as "postCollege", ${filesColumn('pf.post_id = p.id')}`;

/** The counters of a row, under the id of its post. */
export const counters = ({
  id,
  useful,
  views,
  shares,
  commentsCount,
}: CountersRow): PostCounters => ({ id, useful, views, shares, commentsCount });

/** A row as the feed shows it. */
export const postCard = (row: CardRow): PostCard => ({
  id: row.id,
  user: personOf(row),
  companyName: row.companyName,
  role: row.role,
  logo: row.logo,
  postType: row.postType,
  experienceType: row.experienceType,
  interviewYear: row.interviewYear,
  oneLiner: row.oneLiner,
  teaser: teaser(row.oneLiner),
  offerStatus: row.offerStatus,
  package: row.package,
  level: row.level,
  campusType: row.campusType,
  hashtags: row.hashtags,
  createdAt: row.createdAt,
  lastActiveAt: row.lastActiveAt,
  counters: counters(row),
  viewer: { id: row.id, hasLiked: row.hasLiked, hasBookmarked: row.hasBookmarked },
});

/** A post's page as the fields of `Post` read it; what is not exposed is not in it. Who may not open its files learns only how many there are. */
export const postOf = (row: PageRow, viewer: Viewer): Post =>
  ({
    ...postCard(row),
    eligibleBranches: row.eligibleBranches,
    cgpaRequired: row.cgpaRequired,
    numberOfRounds: row.numberOfRounds,
    mode: row.mode,
    location: row.location,
    finalPlacementCount: row.finalPlacementCount,
    atCompany: row.atCompany,
    editedAt: row.editedAt,
    preparationTips: row.preparationTips,
    preparationTime: row.preparationTime,
    topicsWeightage: row.topicsWeightage,
    finalNotes: row.finalNotes,
    onlineAssessment: row.onlineAssessment,
    rounds: row.rounds,
    storyRounds: row.storyRounds,
    additionalQuestions: row.additionalQuestions,
    materialLinks: row.materialLinks,
    resumeLink: row.resumeLink,
    ...filesOf(
      canSeeMedia(viewer, { college: row.postCollege, userId: row.u_id }) ? row.files : [],
    ),
    attachmentsCount: row.files.length,
  }) as unknown as Post;
