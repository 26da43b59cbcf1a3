import { severities, severityOf } from '#shared/tools/diagrams/issue.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type ChecksOnScreen, useChecks, useIsStopped } from '../checks/use-live-checks.ts'
import { severityWords } from './severity-words.ts'

export type ChecksBarProps = { live: ChecksOnScreen; onOpen: () => void }

/** Shows at all times how many issues the checks found. A press opens the list. */
export function ChecksBar({ live, onOpen }: ChecksBarProps) {
  const issues = useChecks(live)?.issues
  const isStopped = useIsStopped(live)
  return (
    <button
      type="button"
      className="flex min-h-9 items-center gap-1.5 rounded-md border border-line bg-panel px-2 py-1 hover:border-ink"
      onClick={onOpen}
    >
      <span role="status" className="contents">
        <span className="sr-only">Checks: </span>
        {isStopped && <Badge tone="danger">The checks stopped</Badge>}
        {!issues && !isStopped && <span className="px-1 text-sm text-dim">Checking…</span>}
        {issues?.length === 0 && <Badge tone="success">All checks passed</Badge>}
        {severities.map((severity) => {
          const count = issues?.filter((issue) => severityOf(issue) === severity).length ?? 0
          const { one, many, tone } = severityWords[severity]
          return count > 0 ? (
            <Badge key={severity} tone={tone}>
              {count} {count === 1 ? one : many}
            </Badge>
          ) : null
        })}
      </span>
    </button>
  )
}
