import { Plus } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { FeaturesForm as Form, type PlanFeatures } from '#shared/billing/plans/features-contract.ts'
import type { PlanFeature } from '#shared/billing/plans/plan-feature.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { toast } from '#web/ui/toast.ts'
import { withItemMoved } from '#web/ui/with-item-moved.ts'
import { useSetPlanFeatures } from '../api/admin-membership-commands.ts'
import { FeatureRow } from './feature-row.tsx'

export type EditedFeature = PlanFeature & { key: number }

const rowsOf = (features: readonly PlanFeature[]): EditedFeature[] =>
  features.map((feature, key) => ({ ...feature, key }))

type FeaturesFormProps = {
  saved: PlanFeatures
  /** What is edited and not saved. */
  edited: EditedFeature[] | undefined
  onEdit: (change: (now: EditedFeature[] | undefined) => EditedFeature[] | undefined) => void
}

/** Edits the benefits of one membership, in the order in which they are listed. */
export function FeaturesForm({ saved, edited, onEdit }: FeaturesFormProps) {
  const setEdited = (features: EditedFeature[]) => onEdit(() => features)
  const [problem, setProblem] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const command = useSetPlanFeatures()
  const label = membershipLabels[saved.type]
  const rows = edited ?? rowsOf(saved.features)

  const nameOf = (at: number) => `${label}, feature ${at + 1}`
  const replace = (at: number, ...features: EditedFeature[]) => setEdited(rows.toSpliced(at, 1, ...features))
  const add = () => setEdited([...rows, { text: '', key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }])
  const save = () => {
    const features = rows.map(({ text, needs }) => ({ text, ...(needs && { needs }) }))
    const form = z.safeParse(Form, { features, version: saved.version })
    setProblem(form.success ? undefined : problemOf(form.error.issues[0]))
    if (!form.success) return
    setAttempts(attempts + 1)
    command.mutate(
      { params: { type: saved.type }, body: form.data },
      {
        onSuccess: () => {
          toast.success(`Features of ${label} saved`)
          // Changes made during the save are saved next.
          onEdit((now) => (now === edited ? undefined : now))
        },
      },
    )
  }
  return (
    <Panel title={label}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <FormFailure title="We couldn’t save the features" failure={command.error} attempts={attempts} />
        <SortableList
          label={`Features of ${label}`}
          className="grid gap-4"
          items={rows}
          itemKey={({ key }) => key}
          nameOf={({ text }, at) => text || nameOf(at)}
          onOrder={setEdited}
        >
          {(row, at, handle) => (
            <FeatureRow
              handle={handle}
              name={nameOf(at)}
              feature={row}
              onChange={(feature) => replace(at, { ...feature, key: row.key })}
              onMoveUp={at > 0 ? () => setEdited(withItemMoved(rows, at, at - 1)) : undefined}
              onRemove={() => replace(at)}
            />
          )}
        </SortableList>
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="primary"
            busy={command.isPending}
            busyText="Saving..."
            disabled={edited === undefined}
          >
            Save features<span className="sr-only"> of {label}</span>
          </Button>
          <Button onClick={add}>
            <Plus aria-hidden="true" className="size-4" />
            Add feature<span className="sr-only"> to {label}</span>
          </Button>
        </div>
      </form>
    </Panel>
  )
}

/** Describes a mistake among the features and its place. */
function problemOf(issue: z.core.$ZodIssue | undefined): string | undefined {
  const at = issue?.path[1]
  return typeof at === 'number' ? `Feature ${at + 1}: ${issue?.message}` : issue?.message
}
