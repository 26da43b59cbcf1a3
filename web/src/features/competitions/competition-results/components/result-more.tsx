import type { OwnResult } from '#shared/competitions/competition-results/contract.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { EvidenceLinks } from './evidence-links.tsx'

const rejectedWords = (decision: string | undefined) => decision || 'No reason was given.'

// That judges scored it is said once, above the list.
const fixedWords = ({ changeable, source, fixedBecause }: OwnResult) =>
  changeable.length === 0 && source !== 'event' ? fixedBecause : undefined

/** True if there is more to say about a result than a row of the table has room for. */
export const hasMore = (result: OwnResult): boolean =>
  result.status === 'rejected' ||
  result.correction !== undefined ||
  result.notes !== '' ||
  result.evidence.length > 0 ||
  fixedWords(result) !== undefined

/** What was answered about a result, with its notes and evidence. */
export function ResultMore({ result }: { result: OwnResult }) {
  const { className, eventName, status, correction, notes, id } = result
  const named = `${className} at ${eventName}`
  const fixed = fixedWords(result)
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
      {fixed && <p className="text-sm text-dim wrap-anywhere">{fixed}</p>}
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
