import { Check, TriangleAlert } from 'lucide-react'
import { Panel } from '#web/ui/panel.tsx'
import { type Preview, usePreview } from '../editor/use-preview.ts'

/** What to look at before a campaign goes out. */
export function ChecksPanel(preview: Preview) {
  const { data } = usePreview(preview)
  if (!data) return null
  const open = data.checks.filter(({ isFine }) => !isFine).length
  return (
    <Panel
      title="Checks"
      aside={<span className="text-sm text-dim">{open === 0 ? 'All fine' : `${open} to look at`}</span>}
    >
      <ul className="grid gap-2 text-sm">
        {data.checks.map(({ kind, isFine, says }) => (
          <li key={kind} className="flex items-start gap-2">
            {isFine ? (
              <Check className="mt-0.5 size-4 flex-none text-dim" aria-hidden="true" />
            ) : (
              <TriangleAlert className="mt-0.5 size-4 flex-none text-signal-ink" aria-hidden="true" />
            )}
            <span>
              {!isFine && <span className="sr-only">To look at: </span>}
              {says}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
