import type { MigrationPlan } from '#shared/ai/ai-migrations/ai-migration.ts'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { costWords, counted, figure } from './migration-words.ts'

const changeFact = ({ field, before, after }: MigrationPlan['changes'][number]): Fact => [
  field,
  <span key={field} className="wrap-anywhere">
    <del className="text-dim">{before}</del>
    <span aria-hidden="true"> → </span>
    <span className="sr-only"> changes to </span>
    <ins className="font-semibold no-underline">{after}</ins>
  </span>,
]

type PlanViewProps = { plan: MigrationPlan; title: string }

/** What a move changes, and what it takes. */
export function PlanView({ plan, title }: PlanViewProps) {
  const { changes, sources, tokens } = plan
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{title}</h3>
      <Facts
        facts={[
          ...changes.map(changeFact),
          [
            'To read',
            sources === 0 ? 'Nothing' : `${counted(sources, 'text')}, about ${figure(tokens)} tokens`,
          ],
          tokens > 0 && ['Cost', costWords(plan)],
        ]}
      />
    </section>
  )
}
