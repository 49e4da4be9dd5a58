import { RequireMember } from '@/features/identity';
import { Page } from '@/ui';
import { visionTexts } from '@schema/rules/visionboards-texts';
import { VisionEditor } from '../components/VisionEditor';

/** `/vision-board/edit`: one's own board. */
export default function VisionBoardEditPage() {
  return (
    <RequireMember why={visionTexts.members}>
      <Page title={visionTexts.edit} lead={visionTexts.lead} width="reading">
        <VisionEditor />
      </Page>
    </RequireMember>
  );
}
