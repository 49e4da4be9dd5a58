import { IconBriefcase2, IconCheck } from '@tabler/icons-react';
import { Avatar, Chip, CompanyLogo } from '@/ui';
import css from './IntroScene.module.css';

const faces = ['Ananya Reddy', 'Karthik Iyer', 'Meera Nair', 'Farhan Sheikh'];

/**
 * A picture of the product, made of its own components: an experience, a question, an answer.
 * Screen readers skip it.
 */
export function IntroScene() {
  return (
    <div className={css.scene} aria-hidden>
      <div className={css.card}>
        <div className={css.head}>
          <CompanyLogo name="Nimbus Systems" size={48} isMadeUp />
          <div>
            <p className={css.strong}>Nimbus Systems</p>
            <p className={css.dim}>Software Engineer · 2025</p>
          </div>
          <Chip tone="good" icon={<IconCheck size={14} />}>
            Offer
          </Chip>
        </div>
        <div className={css.facts}>
          <Chip>On campus</Chip>
          <Chip>4 rounds</Chip>
          <Chip>18 LPA</Chip>
          <Chip tone="warn">Medium</Chip>
        </div>
        <ol className={css.rounds}>
          <li>Online test, 90 minutes</li>
          <li>Data structures, on paper</li>
          <li>Project talk, then low-level design</li>
        </ol>
      </div>
      <div className={css.question}>
        <Avatar name="Ritika Das" size={32} />
        <p>Did they let you pick the language in round two?</p>
      </div>
      <div className={css.answer}>
        <Avatar name="Karthik Iyer" size={32} />
        <p>Yes. I took Java, they only cared how I got there.</p>
      </div>
      <div className={css.people}>
        {faces.map((name) => (
          <Avatar key={name} name={name} size={36} />
        ))}
        <span className={css.many}>
          <IconBriefcase2 size={16} /> your seniors
        </span>
      </div>
    </div>
  );
}
