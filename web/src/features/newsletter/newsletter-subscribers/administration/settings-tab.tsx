import { useQuery } from '@tanstack/react-query'
import type { NewsletterSettings } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { audienceFiguresQuery, newsletterSettingsQuery } from '../api/admin-audience-api.ts'
import { TopicsField } from './topics-field.tsx'
import { useNewsletterSettings } from './use-newsletter-settings.ts'

/** Topics, rate, and link counting of the newsletter, once they are there. */
export function SettingsTab() {
  const { data, error, isFetching, refetch } = useQuery(newsletterSettingsQuery)
  if (data) return <SettingsForm settings={data} />
  if (error)
    return (
      <QueryFailure
        title="The settings did not load"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return <Skeleton lines={4} className="h-32" />
}

function SettingsForm({ settings }: { settings: NewsletterSettings }) {
  const edit = useNewsletterSettings(settings)
  const figures = useQuery(audienceFiguresQuery)
  const { register, formState } = edit.form
  return (
    <EditForm edit={edit} failed="We couldn’t save the settings" className="max-w-4xl">
      <Panel title="Topics">
        <p className="mb-4 text-sm text-dim">Up to 8. Subscribers who choose none get everything.</p>
        <TopicsField form={edit.form} chosen={figures.data?.byTopic ?? {}} />
      </Panel>
      <Panel title="Sending">
        <Field
          label="Emails per second"
          hint="The maximum. Sending slows down if the email service accepts fewer."
          error={formState.errors.bulkMailsPerSecond?.message}
        >
          <Input inputMode="numeric" maxLength={3} className="max-w-32" {...register('bulkMailsPerSecond')} />
        </Field>
      </Panel>
      <Panel title="Links">
        <Checkbox
          label="Count how often links are opened"
          hint="By campaign and link, never by person. Campaigns being sent keep their setting."
          {...register('countsLinks')}
        />
      </Panel>
      <SaveBar data-own edit={edit} label="Save settings" />
    </EditForm>
  )
}
