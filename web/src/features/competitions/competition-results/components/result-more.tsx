import type { OwnResult } from '#shared/competitions/competition-results/contract.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { Button } from '#web/ui/button.tsx'
import { EvidenceLinks } from './evidence-links.tsx'

type ResultMoreProps = { result: OwnResult; onChange: () => void; onRemove: () => void }

const rejectedWords = (decision: string | undefined) => decision || 'No reason was given.'

/** What was answered about a result, its notes and evidence, and what its owner may do now. */
export function ResultMore({ result, onChange, onRemove }: ResultMoreProps) {
  const { className, eventName, status, source, correction, changeable, fixedBecause, notes, id } = result
  const named = `${className} at ${eventName}`
  // That judges scored it is said once, above the list.
  const isFixed = fixedBecause && changeable.length === 0 && source !== 'event'
  return (
    <div className="grid gap-2">
      {status === 'rejected' && (
        <Answer title="We could not verify it">{rejectedWords(result.decision)}</Answer>
      )}
      {correction && (
        <Answer
          title={
            correction.status === 'rejected'
              ? 'We could not verify your correction'
              : `Your correction to ${showScore(correction.score)} is pending`
          }
        >
          {correction.status === 'rejected'
            ? rejectedWords(correction.decision)
            : 'The result counts as it is until someone verifies it.'}
        </Answer>
      )}
      {notes !== '' && <p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">{notes}</p>}
      <EvidenceLinks id={id} evidence={(correction ?? result).evidence} of={named} />
      {isFixed && <p className="text-sm text-dim wrap-anywhere">{fixedBecause}</p>}
      {(changeable.length > 0 || result.isRemovable) && (
        <div data-own className="flex flex-wrap gap-2">
          {changeable.length > 0 && (
            <Button size="sm" onClick={onChange}>
              {result.isCorrection ? 'Correct' : 'Change'}
              <span className="sr-only"> {named}</span>
            </Button>
          )}
          {result.isRemovable && (
            <Button size="sm" variant="ghost" onClick={onRemove}>
              Remove<span className="sr-only"> {named}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Answer({ title, children }: { title: string; children: string }) {
  return (
    <div className="text-sm">
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{children}</p>
    </div>
  )
}
