import type { SubscriberImportOutcome } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Meter } from '#web/ui/meter.tsx'
import type { ImportRun } from './use-import.ts'

const figure = (value: number) => value.toLocaleString('en-US')

/** In the order in which they are read. */
const outcomeWords: readonly [SubscriberImportOutcome, before: string, after: string][] = [
  ['added', 'Confirmed right away', 'Confirmed'],
  ['invited', 'Get an email to confirm', 'Asked to confirm'],
  ['known', 'Already in the list', 'Already in the list'],
  ['unsubscribed', 'Stay unsubscribed', 'Left unsubscribed'],
  ['suppressed', 'Stay suppressed', 'Left suppressed'],
  ['invalid', 'Invalid', 'Invalid'],
]

export const countOf = ({ outcomes }: ImportRun, ...of: SubscriberImportOutcome[]) =>
  outcomes.filter(({ outcome }) => of.includes(outcome)).length

const mostProblems = 100

type ImportOutcomesProps = { run: ImportRun; total: number; repeated: readonly number[] }

/** How far an import is, and what becomes of its rows. */
export function ImportOutcomes({ run, total, repeated }: ImportOutcomesProps) {
  const { outcomes, isDryRun, state } = run
  const invalid = outcomes.filter(({ outcome }) => outcome === 'invalid')
  const words = `${figure(outcomes.length)} of ${figure(total)} rows ${isDryRun ? 'checked' : 'imported'}`
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <Meter label="Rows" value={outcomes.length} max={total} hot={2} clip={2} valueText={words} />
        <p role="status" className="text-sm text-dim">
          {state === 'done' ? (isDryRun ? 'Checked. Nothing has changed yet.' : 'Imported.') : words}
        </p>
      </div>
      {state !== 'running' && (
        <Facts
          facts={[
            ...outcomeWords.map(
              ([outcome, before, after]) =>
                countOf(run, outcome) > 0 &&
                ([isDryRun ? before : after, figure(countOf(run, outcome))] as const),
            ),
            repeated.length > 0 && ['Twice in the file', `${figure(repeated.length)}, used once`],
          ]}
        />
      )}
      {invalid.length > 0 && state !== 'running' && (
        <details open={invalid.length <= 5}>
          <summary className="link text-sm">
            {invalid.length === 1 ? 'The invalid row' : `The ${figure(invalid.length)} invalid rows`}
          </summary>
          <ul className="mt-2 grid gap-1 text-sm">
            {invalid.slice(0, mostProblems).map(({ lineNo, email, problem }) => (
              <li key={lineNo} className="wrap-anywhere">
                Line {lineNo}, {email || 'no address'}: {problem}
              </li>
            ))}
            {invalid.length > mostProblems && <li>And {figure(invalid.length - mostProblems)} more.</li>}
          </ul>
        </details>
      )}
    </div>
  )
}
