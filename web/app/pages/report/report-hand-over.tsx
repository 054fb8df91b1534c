import { NotebookPen } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { ReportDocument } from '#engine';
import { useConfig } from '../../../config.ts';
import { ExportMenu } from '../../../features/exports/export-menu.tsx';
import { loadOnRequest } from '../../../ui/overlays/load-on-request.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { appTexts } from '../../texts.ts';

const SAVE_TO_CRM = 'Save to CRM…';

const loadCrm = () => import('../../../features/crm/save-to-crm-dialog.tsx');

/** The ways to take a report along, with the CRM where the server offers one; `null` while there is no report yet. */
export function ReportHandOver(props: {
  readonly report: (() => ReportDocument) | null;
  /** Where the saved report can be opened; '' where it cannot. */
  readonly reportAddress: string;
}): ReactElement {
  const { report, reportAddress } = props;
  const hasCrm = Object.keys(useConfig().crms).length > 0;
  const [crm, wantCrm] = useLoaded(loadCrm);
  const [noted, setNoted] = useState<ReportDocument | null>(null);

  async function saveToCrm(document: ReportDocument): Promise<void> {
    if (await loadOnRequest(wantCrm, appTexts.dialog(SAVE_TO_CRM))) setNoted(document);
  }

  const item = report !== null &&
    hasCrm && {
      label: SAVE_TO_CRM,
      icon: NotebookPen,
      onSelect: () => void saveToCrm(report()),
    };
  return (
    <>
      <ExportMenu report={report} first={item || null} />
      {crm && noted && (
        <crm.SaveToCrmDialog
          document={noted}
          reportAddress={reportAddress}
          onClose={() => setNoted(null)}
        />
      )}
    </>
  );
}
