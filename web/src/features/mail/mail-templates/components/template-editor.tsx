import { useState } from 'react'
import type { MailTemplateDetail } from '#shared/mail/mail-templates/contract.ts'
import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRestoreMailTemplate, useTestMailTemplate } from '../api/mail-template-commands.ts'
import { ParagraphsField } from './paragraphs-field.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateVersions } from './template-versions.tsx'
import { useInsertAtCaret } from './use-insert-at-caret.ts'
import { useWordingForm } from './use-wording-form.ts'

type TemplateEditorProps = { template: MailTemplateDetail; onRestored: () => void }

/** Edits the text of an email, beside a preview and its earlier versions. */
export function TemplateEditor({ template, onRestored }: TemplateEditorProps) {
  const edit = useWordingForm(template)
  const { form, thing } = edit
  const { errors } = form.formState
  const caret = useInsertAtCaret()
  const restore = useRestoreMailTemplate(template.id, onRestored)
  const test = useTestMailTemplate()
  const [restoring, setRestoring] = useState(false)
  const use = (wording: MailWording) => {
    const options = { shouldDirty: true, shouldValidate: true }
    form.setValue('subject', wording.subject, options)
    form.setValue('heading', wording.heading, options)
    form.setValue('paragraphs', wording.paragraphs, options)
    if (thing.original.actionLabel !== undefined)
      form.setValue('actionLabel', wording.actionLabel ?? thing.original.actionLabel, options)
    toast.info('Loaded into the form', { description: 'It is sent once you save it.' })
  }
  const sendTest = usePress(async () => {
    if (!(await form.trigger())) return
    await test
      .mutateAsync({ params: { templateId: template.id }, body: { wording: form.getValues() } })
      .then(({ sentTo }) => toast.success(`Test sent to ${sentTo}`), toastFailure)
  })
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <EditForm edit={edit} failed="We couldn’t save this email" className="min-w-0">
        {thing.state === 'outdated' && (
          <Banner>
            The original has changed since this was written. Compare them, then save or restore.
          </Banner>
        )}
        {thing.state === 'broken' && (
          <Banner tone="danger">
            This wording is not sent, because it no longer fits the email. The original is sent instead.{' '}
            {thing.problem}
          </Banner>
        )}
        <Panel title="Wording">
          <fieldset className="grid gap-5" onFocus={caret.onFocus}>
            <legend className="sr-only">Words of this email</legend>
            <fieldset className="grid gap-2">
              <legend className="text-sm font-semibold">Placeholders</legend>
              <p className="text-sm text-dim">Choose one to insert it where you type.</p>
              <div className="flex flex-wrap gap-2">
                {thing.placeholders.map(({ name, needed, sample }) => (
                  <Button key={name} size="sm" title={sample} onClick={() => caret.insert(`{{${name}}}`)}>
                    <code>{`{{${name}}}`}</code>
                    {needed && <span className="text-dim"> must stay</span>}
                  </Button>
                ))}
              </div>
            </fieldset>
            <Field label="Subject" required error={errors.subject?.message}>
              <Input type="text" autoComplete="off" maxLength={150} {...form.register('subject')} />
            </Field>
            <Field label="Heading" required error={errors.heading?.message}>
              <Input type="text" autoComplete="off" maxLength={120} {...form.register('heading')} />
            </Field>
            <ParagraphsField form={form} />
            {thing.original.actionLabel !== undefined && (
              <Field
                label="Button label"
                required
                hint="Where the button leads cannot be changed."
                error={errors.actionLabel?.message}
              >
                <Input type="text" autoComplete="off" maxLength={40} {...form.register('actionLabel')} />
              </Field>
            )}
          </fieldset>
        </Panel>
        <SaveBar edit={edit} label="Save email">
          <Button busy={test.isPending} busyText="Sending..." onClick={sendTest}>
            Send a test to yourself
          </Button>
          {thing.state !== 'original' && (
            <Button variant="ghost" onClick={() => setRestoring(true)}>
              Restore the original
            </Button>
          )}
          <p className="text-sm text-dim">
            {edit.dirty ? 'You have unsaved changes.' : 'All changes saved.'}
          </p>
        </SaveBar>
      </EditForm>
      <div className="grid min-w-0 gap-6">
        <TemplatePreview form={form} template={thing} />
        <OriginalWording original={thing.original} />
        <TemplateVersions versions={template.versions} current={thing.version} onUse={use} />
      </div>
      {restoring && (
        <ConfirmCommand
          command={restore}
          input={thing.version}
          title="Restore the original?"
          description="From now on, this email has the original words. Yours stay among the versions."
          confirmLabel="Restore the original"
          done="Original restored"
          onClose={() => setRestoring(false)}
        />
      )}
    </div>
  )
}

/** The email's original text, for comparison. */
function OriginalWording({ original }: { original: MailWording }) {
  return (
    <Panel title="Original">
      <div className="grid gap-3 text-sm break-words">
        <p>
          <span className="text-dim">Subject: </span>
          {original.subject}
        </p>
        <p className="font-semibold">{original.heading}</p>
        {original.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {original.actionLabel && (
          <p>
            <span className="text-dim">Button: </span>
            {original.actionLabel}
          </p>
        )}
      </div>
    </Panel>
  )
}
