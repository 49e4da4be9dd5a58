import type { ReactNode } from 'react';
import { levelLabels, modeLabels } from '@schema/rules/posts-texts';
import { fileSize } from '@schema/rules/display';
import type { ExperiencePost } from '@schema/rules/posts';
import type { PostValues } from '../../writing/values';
import classes from './PreviewParts.module.css';

const Links = ({ links }: { links: readonly string[] }) =>
  links.length > 0 && (
    <ul role="list" className={classes.links}>
      {links.map((link) => <li key={link}><a href={link} target="_blank" rel="noopener noreferrer nofollow">{link}</a></li>)}
    </ul>
  );

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part}>
    <h3>{title}</h3>
    {children}
  </section>
);
const Words = ({ children }: { children: string | null }) => children && <p className={classes.words}>{children}</p>;

type Props = { post: ExperiencePost; files: Pick<PostValues, 'materialFiles' | 'resume'> };

/** All that was told besides the facts, in the order of the form; what was left empty is left out. */
export function PreviewParts({ post, files: { materialFiles, resume } }: Props) {
  const { onlineAssessment: oa } = post;
  const materials = materialFiles.filter(({ id }) => post.materialFileIds.includes(id));
  return (
    <>
      {(post.preparationTips || post.preparationTime) && <Part title="Preparation"><Words>{post.preparationTime}</Words><Words>{post.preparationTips}</Words></Part>}
      {post.topicsWeightage && <Part title="Topics weightage"><Words>{post.topicsWeightage}</Words></Part>}
      {oa && (
        <Part title="Online Assessment">
          {oa.duration !== null && oa.mode && <p className={classes.facts}>{oa.duration} minutes · {modeLabels[oa.mode]} · {oa.shortlistedCount} shortlisted</p>}
          <Words>{oa.questionsAsked ?? oa.description}</Words>
          <Links links={oa.questionLinks} />
        </Part>
      )}
      {post.rounds.map((round, index) => (
        <Part key={index} title={`Round ${index + 1}: ${round.roundName}`}>
          <p className={classes.facts}>{round.duration} minutes · {modeLabels[round.mode]} · {levelLabels[round.level]} · {round.shortlistedCount} shortlisted · {round.isInterviewerNice ? 'A nice interviewer' : 'Not a nice interviewer'}</p>
          <Words>{round.questionsAsked}</Words>
          {round.intentionOfInterviewer && <Words>{`They wanted to find out: ${round.intentionOfInterviewer}`}</Words>}
          <Links links={round.questionLinks} />
        </Part>
      ))}
      {post.storyRounds.map((round, index) => (
        <Part key={index} title={`Round ${index + 1}: ${round.name}`}>
          <Words>{round.description}</Words>
          <Links links={round.questionLinks} />
        </Part>
      ))}
      {post.finalNotes && <Part title="Final Notes"><Words>{post.finalNotes}</Words></Part>}
      {(materials.length > 0 || post.materialLinks.length > 0) && (
        <Part title="Study Materials">
          {materials.length > 0 && <ul role="list" aria-label="Files" className={classes.links}>{materials.map(({ id, name, size }) => <li key={id}>{name} <span className={classes.facts}>{fileSize(size)}</span></li>)}</ul>}
          <Links links={post.materialLinks} />
        </Part>
      )}
      {(post.resumeLink || (resume && post.resumeFileId)) && <Part title="Résumé">{resume && post.resumeFileId ? <p>{resume.name}</p> : <Links links={post.resumeLink ? [post.resumeLink] : []} />}</Part>}
      {post.additionalQuestions.length > 0 && (
        <Part title="Additional Questions">
          <dl className={classes.answers}>{post.additionalQuestions.map(({ question, answer }, index) => <div key={index}><dt>{question}</dt><dd>{answer}</dd></div>)}</dl>
        </Part>
      )}
    </>
  );
}
