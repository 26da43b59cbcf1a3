import type { ShownMigration } from '#shared/ai/ai-migrations/contract.ts'
import { StepBar } from '#web/features/platform/forms/step-bar.tsx'
import { useMinute } from '#web/lib/use-minute.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { MigrationActs } from './migration-acts.tsx'
import { standingOf } from './migration-standing.ts'
import { counted, figure, moveSteps, planTitle, stepOf } from './migration-words.ts'
import { PlanView } from './plan-view.tsx'
import { SamplesView } from './samples-view.tsx'
import { VerificationView } from './verification-view.tsx'

/** One migration: the step it is at, what was found on the way, and what can be done now. */
export function MigrationView({ of: migration }: { of: ShownMigration }) {
  const { state, plan, filled, verified } = migration
  const { tone, sentence, rest } = standingOf(migration, useMinute())
  const isBroken = (plan?.brokenPrompts.length ?? 0) > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <StepBar steps={moveSteps} step={stepOf(migration)} />
      <div role="status" className="grid gap-3">
        <Banner
          tone={tone}
          action={
            state === 'planned' &&
            isBroken && <TextLink to="/admin/ai-configuration?tab=prompts">Prompts</TextLink>
          }
        >
          <p className="font-semibold wrap-anywhere">{sentence}</p>
          {rest && <p className="wrap-anywhere">{rest}</p>}
        </Banner>
        {state === 'filling' && plan && plan.sources > 0 && (
          <Meter
            label="Texts read"
            value={filled}
            max={plan.sources}
            hot={1}
            clip={1}
            valueText={`${figure(filled)} of ${counted(plan.sources, 'text')}`}
          />
        )}
      </div>
      <MigrationActs of={migration} />
      {state === 'planning' && <Skeleton lines={5} className="h-6" label="Planning..." />}
      {verified && <VerificationView verified={verified} />}
      {plan && <PlanView plan={plan} title={planTitle(migration)} />}
      <SamplesView of={migration} />
    </div>
  )
}
