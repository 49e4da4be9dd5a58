import type { Role } from '@schema/rules/college';
import { experienceChoices, type ExperienceChoice as Choice } from '@schema/rules/identity-texts';
import { ChoiceCards } from '../form/ChoiceCards';

const texts: Record<Choice, { label: string; text: string }> = {
  experienced: { label: 'Experienced', text: 'I have worked after college' },
  fresher: { label: 'Fresher', text: 'My first job is ahead or just began' },
  intern: { label: 'Intern', text: 'I can tell about an internship' },
};

type Props = { role: Role; value: Choice; onChange: (choice: Choice) => void };

/**
 * Which experience the person can write about: alumni choose one of three, students have
 * internships.
 */
export function ExperienceChoice({ role, value, onChange }: Props) {
  const available = experienceChoices.filter((choice) => role === 'alumni' || choice === 'intern');
  return (
    <ChoiceCards
      legend="Your experience"
      choices={available.map((choice) => ({ value: choice, ...texts[choice] }))}
      value={value}
      onChange={onChange}
    />
  );
}
