import type { AiMigration } from '#shared/ai/ai-migrations/ai-migration.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { counted } from './migration-words.ts'

type Verified = NonNullable<AiMigration['verified']>

/** What was found when the new space was asked questions whose answers are known. */
export function VerificationView({ verified: { sources, missing, questions } }: { verified: Verified }) {
  const found = questions.filter((question) => question.found).length
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">Verification</h3>
      <Facts
        facts={[
          [
            'Texts',
            missing === 0 ? `All ${counted(sources, 'text')} read` : `${counted(missing, 'text')} missing`,
          ],
          ['Known questions', questions.length > 0 && `${found} of ${questions.length} found their answer`],
        ]}
      />
      {questions.length > 0 && (
        <ul className="divide-y divide-line rounded-sm border border-line">
          {questions.map((question) => (
            <li key={question.question} className="flex items-center justify-between gap-4 px-4 py-2">
              <span className="min-w-0 wrap-anywhere">{question.question}</span>
              <Badge tone={question.found ? 'success' : 'warning'}>
                {question.found ? 'Found' : 'Not found'}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
