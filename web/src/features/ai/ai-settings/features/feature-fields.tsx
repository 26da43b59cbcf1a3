import type { UseFormReturn } from 'react-hook-form'
import { type AiFeature, featureNames } from '#shared/ai/ai-settings/ai-feature.ts'
import type { AiSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { featureWords, whoWords } from '../components/feature-words.ts'
import type { FeaturesValues } from './features-values.ts'

export type LimitsForm = UseFormReturn<
  FeaturesValues,
  unknown,
  Pick<AiSettings, 'features' | 'monthlyTokens' | 'prices'>
>

type FeatureFieldsProps = { form: LimitsForm; feature: AiFeature }

/** Whether a feature is on, for whom, and how often. */
export function FeatureFields({ form: { register, formState }, feature }: FeatureFieldsProps) {
  const errors = formState.errors.features?.[feature]
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-x-4 gap-y-3 border-b border-line pb-5 last:border-b-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_15.5rem_7rem]">
      <legend className="sr-only">{featureNames[feature]}</legend>
      <Checkbox
        className="max-md:col-span-2"
        label={<span className="font-semibold">{featureNames[feature]}</span>}
        hint={featureWords[feature].does}
        error={errors?.on?.message ?? ''}
        {...register(`features.${feature}.on`)}
      />
      <Field label="For" error={errors?.who?.message}>
        <Select {...register(`features.${feature}.who`)}>
          <option value="admin">{whoWords(feature, 'admin')}</option>
          <option value="members">{whoWords(feature, 'members')}</option>
        </Select>
      </Field>
      <Field
        label={feature === 'answer_search' ? 'Searches a day' : 'Drafts a day'}
        error={errors?.dailyPerUser?.message}
      >
        <Input
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          {...register(`features.${feature}.dailyPerUser`)}
        />
      </Field>
    </fieldset>
  )
}
