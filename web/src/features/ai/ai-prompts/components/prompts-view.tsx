import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftFeature, featureNames } from '#shared/ai/ai-settings/ai-feature.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { promptsQuery } from '../api/prompt-queries.ts'
import { PromptEditor } from './prompt-editor.tsx'

type PromptsViewProps = { feature: DraftFeature; onChange: (feature: DraftFeature) => void }

/** The instructions of one feature at a time. */
export function PromptsView({ feature, onChange }: PromptsViewProps) {
  const { data, isError, error, isFetching, refetch } = useQuery(promptsQuery)
  // A restored version fills the form again. A save of the form itself does not.
  const [restored, setRestored] = useState(0)
  const prompt = data?.items.find((one) => one.feature === feature)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field label="Prompt for" className="max-w-xs">
        <Select
          value={feature}
          onChange={({ target }) =>
            onChange(DraftFeature.options.find((one) => one === target.value) ?? feature)
          }
        >
          {DraftFeature.options.map((one) => (
            <option key={one} value={one}>
              {featureNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      {isError && !data && (
        <QueryFailure
          title="The prompts did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && !data && <Skeleton lines={3} className="h-40" />}
      {prompt && (
        <PromptEditor
          key={`${feature} ${restored}`}
          prompt={prompt}
          onRestored={() => setRestored((times) => times + 1)}
        />
      )}
    </div>
  )
}
