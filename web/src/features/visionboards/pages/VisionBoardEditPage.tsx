import { visionTexts } from '@schema/rules/visionboards/visionboards-texts';
import { RequireMember } from '@/features/identity';
import { Page } from '@/ui';
import { VisionBoardEditor } from '../editor/VisionBoardEditor';

/** `/vision-board/edit`: the viewer's own board. */
export default function VisionBoardEditPage() {
  return (
    <RequireMember why={visionTexts.members}>
      <Page title={visionTexts.edit} lead={visionTexts.lead} width="reading">
        <VisionBoardEditor />
      </Page>
    </RequireMember>
  );
}
