import { drillSample, mostDrillItems } from '#shared/operations/backups/backup.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { useMinute } from '#web/lib/use-minute.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useStartDrill } from '../api/backup-commands.ts'
import { figure } from './backup-words.ts'
import { drillBadge, type ShownDrill, shownDrillWords } from './drill-words.ts'

/** The proof that a backup can be restored: the latest one, and a button for another. */
export function DrillPanel({ drill }: { drill: ShownDrill | undefined }) {
  const now = useMinute()
  const start = useStartDrill()
  const badge = drillBadge(drill)
  const press = usePress(() => start.mutateAsync({}).then(() => toast.success('Drill started'), toastFailure))
  return (
    <Panel title="Restore drill" aside={badge && <Badge tone={badge[1]}>{badge[0]}</Badge>}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <p>{shownDrillWords(drill, now)}</p>
          <p className="text-sm text-dim">
            Every Sunday, up to {figure(mostDrillItems)} items of the newest backup are restored into an empty
            test table. {figure(drillSample)} of them are compared with the backup, then the table is emptied.
          </p>
        </div>
        <Button
          busy={start.isPending || drill?.isRunning === true}
          busyText="Drill running..."
          onClick={press}
        >
          Run a drill now
        </Button>
      </div>
    </Panel>
  )
}
