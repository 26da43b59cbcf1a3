import type { ClassWork, SheetHead, WorkEntry } from '#shared/competitions/competitions/class-work.ts'
import { carWords } from '#web/features/competitions/judge-scoring/components/class-words.ts'
import { useReopenSheet } from '#web/features/competitions/score-sheets/api/sheet-commands.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'

type ReopenSheetProps = {
  work: ClassWork
  entry: Pick<WorkEntry, 'entryId' | 'number' | 'name' | 'vehicle'>
  sheet: SheetHead
  onDone: () => void
  onClose: () => void
}

export function ReopenSheet({ work: { of }, entry, sheet, onDone, onClose }: ReopenSheetProps) {
  const { eventId, classKey } = of
  return (
    <ReasonCommand
      title={`Open the sheet of ${sheet.judgeName} again?`}
      description={`It does not count for ${carWords(entry)} until the judge submits it again. The judge will see your reason.`}
      confirmLabel="Open again"
      done="Sheet open again"
      command={useReopenSheet()}
      inputOf={(reason) => ({
        params: { eventId, classKey, entryId: entry.entryId, judgeId: sheet.judgeId },
        body: { reason },
      })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
