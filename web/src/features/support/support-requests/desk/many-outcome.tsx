import type { ManyChanged } from '#shared/support/support-requests/agent-shapes.ts'
import type { DeskRequestRow } from '#shared/support/support-requests/shown-request.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

type ManyOutcomeProps = {
  results: ManyChanged['results']
  rows: readonly DeskRequestRow[]
  onClose: () => void
}

/** What became of many requests, with the reason of each that was refused. */
export function ManyOutcome({ results, rows, onClose }: ManyOutcomeProps) {
  const count = (wanted: ManyChanged['results'][number]['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).length
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  const refused = results.filter(({ outcome }) => outcome === 'refused')
  const parts = [
    `${count('changed')} changed`,
    count('unchanged') > 0 && `${count('unchanged')} unchanged`,
    refused.length > 0 && `${refused.length} not changed`,
  ].filter(Boolean)
  return (
    <div role="status" className="mb-4">
      <Banner
        tone={refused.length > 0 ? 'warning' : 'success'}
        action={
          <Button size="sm" variant="ghost" onClick={onClose}>
            Close
          </Button>
        }
      >
        {parts.join(', ')}.
        {refused.map(({ id, message }) => (
          <span key={id} className="block text-sm">
            {numbers.get(id) ?? 'A request'}: {message}
          </span>
        ))}
      </Banner>
    </div>
  )
}
