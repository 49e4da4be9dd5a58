import type { Role } from '@schema/rules/college/college';
import { type CareerStage, careerStages } from '@schema/rules/identity/identity-texts';
import { ChoiceCards } from '../form/ChoiceCards';

const texts: Record<CareerStage, { label: string; text: string }> = {
  experienced: { label: 'Experienced', text: 'I have worked after college' },
  fresher: { label: 'Fresher', text: 'My first job is ahead or just began' },
  intern: { label: 'Intern', text: 'I can tell about an internship' },
};

type Props = { role: Role; value: CareerStage; onChange: (stage: CareerStage) => void };

/**
 * Which experience the person can write about: alumni choose one of three, students have
 * internships.
 */
export function CareerStageChoice({ role, value, onChange }: Props) {
  const available = careerStages.filter((stage) => role === 'alumni' || stage === 'intern');
  return (
    <ChoiceCards
      legend="Your experience"
      choices={available.map((stage) => ({ value: stage, ...texts[stage] }))}
      value={value}
      onChange={onChange}
    />
  );
}
