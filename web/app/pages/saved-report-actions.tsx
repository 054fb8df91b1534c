import { RotateCw, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { ReportDocument } from '#engine';
import type { ReportShare } from '../../backend/reports.ts';
import {
  DeleteReportDialog,
  type ReportToDelete,
} from '../../features/library/delete-report-dialog.tsx';
import { ShareReportButton } from '../../features/library/sharing.tsx';
import { libraryTexts } from '../../features/library/texts.ts';
import { ForgetPersonButton } from '../../features/privacy/forget-person-button.tsx';
import { NoticeButton } from '../../features/privacy/notice-button.tsx';
import {
  useResearchSession,
  useResearchStatus,
} from '../../features/research/run/research-context.ts';
import {
  useCatalogueWords,
  useSourceWords,
} from '../../features/research/sources/use-company-sources.ts';
import { WatchButton } from '../../features/watching/watch-switch.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useReportSavingSession } from '../sessions/report-saving-context.ts';

const texts = libraryTexts.report;

const GROUP = 'flex flex-wrap gap-1 max-sm:[&_button]:px-2';

/** The actions on a saved report, then those that protect the person's rights; one below the other where there is no room. */
export function SavedReportActions(props: {
  readonly id: string;
  readonly document: ReportDocument;
  readonly shares: readonly ReportShare[];
  readonly isOwn: boolean;
  readonly onGone: () => void;
}): ReactElement {
  const { id, document, shares, isOwn, onGone } = props;
  const { prospect, researchedAt } = document;
  const { markDeleted } = useReportSavingSession();
  const [asked, setAsked] = useState<ReportToDelete | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={actions}
      tabIndex={-1}
      className="flex gap-1 outline-none max-lg:grid max-lg:gap-2 print:hidden"
    >
      <div className={GROUP}>
        <ResearchAgain document={document} />
        {isOwn && <ShareReportButton id={id} shares={shares} />}
        {isOwn && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() =>
              setAsked({ id, name: prospect.name, company: prospect.company, researchedAt })
            }
            icon={Trash2}
          >
            {libraryTexts.remove.action}
          </Button>
        )}
        <WatchButton prospect={prospect} researchedAt={researchedAt} />
      </div>
      <div className={`${GROUP} max-lg:border-t max-lg:border-line max-lg:pt-2`}>
        <NoticeOn document={document} />
        <ForgetPersonButton prospect={prospect} />
      </div>
      <DeleteReportDialog
        report={asked}
        onClose={() => setAsked(null)}
        onDeleted={markDeleted}
        onGone={onGone}
        returnFocusTo={actions}
      />
    </div>
  );
}

function NoticeOn({ document }: { readonly document: ReportDocument }): ReactElement {
  const companySources = useSourceWords(document.aboutCompany);
  const catalogues = useCatalogueWords([...document.results, ...document.unread]);
  return <NoticeButton facts={{ ...document, companySources, catalogues }} />;
}

function ResearchAgain({ document }: { readonly document: ReportDocument }): ReactElement {
  const { start, draft } = useResearchSession();
  const status = useResearchStatus();
  const navigate = useNavigate();

  function startAgain(): void {
    if (status === 'running') {
      return showToast({ title: texts.busy, description: texts.busyReason, tone: 'destructive' });
    }
    draft.write(document.prospect);
    start(document.prospect);
    void navigate(paths.dashboard);
  }

  return (
    <Button variant="primary" size="sm" className="sm:mr-2" icon={RotateCw} onClick={startAgain}>
      {texts.again}
    </Button>
  );
}
