import type { PostFieldsFragment } from '@/generated/documents';
import { Chip } from '@/ui';
import { packageText } from '@schema/rules/display';
import { branches } from '@schema/rules/college';
import { campusLabels, experienceLabels, levelLabels, modeLabels, offerLabels } from '@schema/rules/posts-texts';
import classes from './GeneralDetails.module.css';

type Details = Omit<PostFieldsFragment, 'id' | 'user' | 'counters' | 'viewer' | 'viewerCanEdit' | 'createdAt' | 'editedAt' | 'postType' | 'logo' | 'oneLiner'>;
type Props = { post: Details };

const groups = (post: Details) => [
  {
    title: 'The drive',
    rows: [
      ['Experience type', experienceLabels[post.experienceType]],
      ['Campus type', campusLabels[post.campusType]],
      ['Drive mode', modeLabels[post.mode]],
      ['Number of rounds', post.numberOfRounds],
      ['Difficulty', levelLabels[post.level]],
    ],
  },
  {
    title: 'The outcome',
    rows: [
      ['Offer status', offerLabels[post.offerStatus]],
      [post.experienceType === 'intern' ? 'Stipend' : 'Package', packageText(post.package, post.experienceType) ?? 'Not shared'],
      ['Total students placed', post.finalPlacementCount ?? 'Not shared'],
      ['Job location', post.location || 'Not shared'],
      ['Works there now', post.atCompany ? 'Yes' : 'No'],
    ],
  },
] as const;

/** Everything the form of General Details asked, in words: who could apply, how it went, what came of it. */
export function GeneralDetails({ post }: Props) {
  const all = post.eligibleBranches.length === 0 || post.eligibleBranches.length === branches.length;
  return (
    <div className={classes.details}>
      <div className={classes.group}>
        <h3 className={classes.title}>Who could apply</h3>
        <p>{post.cgpaRequired === 0 ? 'No CGPA cut-off' : <>CGPA <strong>{post.cgpaRequired.toFixed(1)}</strong> and above</>}</p>
        <ul role="list" className={classes.chips} aria-label="Eligible branches">
          {all ? <li><Chip>All branches</Chip></li> : post.eligibleBranches.map((branch) => <li key={branch}><Chip>{branch}</Chip></li>)}
        </ul>
      </div>
      {groups(post).map(({ title, rows }) => (
        <div key={title} className={classes.group}>
          <h3 className={classes.title}>{title}</h3>
          <dl className={classes.rows}>
            {rows.map(([label, value]) => (
              <div key={label} className={classes.row}><dt>{label}</dt><dd>{value}</dd></div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
