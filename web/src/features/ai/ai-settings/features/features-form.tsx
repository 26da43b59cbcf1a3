import type { ShownAiSettings } from '#shared/ai/ai-settings/admin-contract.ts'
import { aiFeatures } from '#shared/ai/ai-settings/ai-feature.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveAiSettings } from '../api/ai-settings-commands.ts'
import { BudgetFields } from './budget-fields.tsx'
import { FeatureFields } from './feature-fields.tsx'
import { featuresSchema, featuresValues } from './features-values.ts'

/** What AI helps with and for whom, and how much it may cost. */
export function FeaturesForm({ settings }: { settings: ShownAiSettings }) {
  const edit = useEditForm({
    thing: settings,
    schemaFor: () => featuresSchema,
    valuesOf: featuresValues,
    draft: 'ai-features',
    ...useSaveAiSettings(),
    onSaved: () => toast.success('Features and limits saved'),
  })
  return (
    <EditForm edit={edit} failed="We couldn’t save the features and limits" className="gap-5!">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel title="Features" aside={<span className="text-sm text-dim">Limits are per person.</span>}>
          <div className="grid gap-5">
            {aiFeatures.map((feature) => (
              <FeatureFields key={feature} form={edit.form} feature={feature} />
            ))}
          </div>
        </Panel>
        <BudgetFields form={edit.form} month={settings.month} />
      </div>
      <SaveBar edit={edit} label="Save features and limits" />
    </EditForm>
  )
}
