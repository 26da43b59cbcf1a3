import { useState } from 'react'
import type { Candidate, ListedSuggestion } from '#shared/events/event-suggestions/admin-contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useMarkDuplicate } from '../api/admin-suggestion-commands.ts'

type CandidateListProps = {
  suggestion: ListedSuggestion
  candidates: readonly Candidate[]
  isOpen: boolean
  onDecided: () => void
}

const kindWords = { event: 'Event', suggestion: 'Suggestion' } as const

/** Events and suggestions of the same time that may be the same. */
export function CandidateList({ suggestion, candidates, isOpen, onDecided }: CandidateListProps) {
  const [chosen, setChosen] = useState<Candidate>()
  const command = useMarkDuplicate()
  return (
    <Panel title="Possible duplicates" headingLevel={3} flush={candidates.length > 0}>
      {candidates.length === 0 && <p className="text-dim">Nothing else that day is similar.</p>}
      {candidates.length > 0 && (
        <ul className="divide-y divide-line">
          {candidates.map((one) => (
            <li key={one.id} className="grid justify-items-start gap-1 px-4 py-3">
              <strong className="wrap-anywhere">{one.title}</strong>
              <span className="text-sm text-dim">
                {kindWords[one.kind]}, {one.status.replace('_', ' ')}, {one.city}, {utcDay(one.startsOn)}
              </span>
              {isOpen && (
                <Button size="sm" onClick={() => setChosen(one)}>
                  Mark as duplicate<span className="sr-only"> of {one.title}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <ConfirmCommand
          command={command}
          input={{
            params: { suggestionId: suggestion.id },
            body: { duplicateOf: chosen.id, version: suggestion.version },
          }}
          title="Mark as a duplicate?"
          description={`“${suggestion.title}” is closed as a duplicate of “${chosen.title}”, and we notify the suggester.`}
          confirmLabel="Mark as duplicate"
          done="The suggestion is marked as a duplicate"
          onClose={() => {
            setChosen(undefined)
            if (command.isSuccess) onDecided()
          }}
        />
      )}
    </Panel>
  )
}
