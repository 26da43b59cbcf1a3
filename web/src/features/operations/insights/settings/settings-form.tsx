import { useQueryClient } from '@tanstack/react-query'
import { getAnalyticsSettings, updateAnalyticsSettings } from '#shared/operations/insights/admin-contract.ts'
import {
  type AnalyticsSettings,
  fewestKeptDays,
  mostKeptDays,
} from '#shared/operations/insights/analytics-settings.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveButton } from '#web/features/platform/forms/save-button.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { call } from '#web/lib/call.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { analyticsSettingsQuery, insightsKey } from '../api/insight-queries.ts'
import { settingsSchema, settingsValues } from './settings-values.ts'

export type ShownSettings = AnalyticsSettings & { googleId?: string | undefined }

/** The switches of counting, and how long its figures are kept. */
export function SettingsForm({ settings }: { settings: ShownSettings }) {
  const queryClient = useQueryClient()
  const edit = useEditForm({
    thing: settings,
    schemaFor: () => settingsSchema,
    valuesOf: settingsValues,
    draft: 'analytics-settings',
    send: ({ fields, thing }, idempotencyKey): Promise<ShownSettings> =>
      call(updateAnalyticsSettings, { body: { ...fields, version: thing.version } }, { idempotencyKey }),
    latest: () => call(getAnalyticsSettings, {}),
    refresh: (saved) => {
      queryClient.setQueryData(analyticsSettingsQuery.queryKey, saved)
      return queryClient.invalidateQueries({ queryKey: [insightsKey] })
    },
    onSaved: () => toast.success('Settings saved'),
  })
  const { register, formState } = edit.form
  const { googleId } = edit.thing
  return (
    <EditForm edit={edit} failed="We couldn’t save the settings">
      <Panel title="Counting">
        <div className="grid gap-5">
          <Checkbox
            label="Count visits on this platform"
            hint="Only for visitors who allow analytics. Nothing identifies them."
            {...register('own')}
          />
          {googleId ? (
            <Checkbox
              label="Google Analytics"
              hint={
                <>
                  Only for visitors who allow analytics. Measurement ID:{' '}
                  <span className="readout">{googleId}</span>
                </>
              }
              {...register('google')}
            />
          ) : (
            <Checkbox
              label="Google Analytics"
              hint={
                <>
                  This deployment has no measurement ID. To use it, deploy with{' '}
                  <code className="readout">-c analyticsId=G-…</code>.
                </>
              }
              checked={false}
              disabled
              readOnly
            />
          )}
          <p className="text-sm text-dim">Open pages pick up a change within five minutes.</p>
          <Field
            label="Days kept"
            hint={`${fewestKeptDays} to ${mostKeptDays}. Changes apply to what is counted from now on.`}
            error={formState.errors.keptDays?.message ?? ''}
          >
            <Input inputMode="numeric" maxLength={6} className="max-w-32" {...register('keptDays')} />
          </Field>
          <div data-own>
            <SaveButton edit={edit}>Save settings</SaveButton>
          </div>
        </div>
      </Panel>
    </EditForm>
  )
}
