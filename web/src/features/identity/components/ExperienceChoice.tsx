import type { Role } from '@schema/rules/college';
import { experienceChoices, type ExperienceChoice as Choice } from '@schema/rules/identity-texts';
import { ChoiceCards } from './ChoiceCards';

const words: Record<Choice, { label: string; text: string }> = {
  experienced: { label: 'Experienced', text: 'I have worked after college' },
  fresher: { label: 'Fresher', text: 'My first job is ahead or just began' },
  intern: { label: 'Intern', text: 'I can tell about an internship' },
};

type Props = { role: Role; value: Choice; onChange: (choice: Choice) => void };

/** What the person can tell about. Alumni choose of three; for students it is the internship. */
export function ExperienceChoice({ role, value, onChange }: Props) {
  const open = experienceChoices.filter((choice) => role === 'alumni' || choice === 'intern');
  return (
    <ChoiceCards
      legend="Your experience"
      choices={open.map((choice) => ({ value: choice, ...words[choice] }))}
      value={value}
      onChange={onChange}
    />
  );
}
