import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  type Case,
  ReportFields,
  ReportReason,
  reportSubjects,
  type Subject,
} from '#shared/platform/reports/report.ts'
import { reasonsFor, reportProblem } from '#shared/platform/reports/report-problem.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFileReport, useWithdrawReport } from '../api/report-commands.ts'
import { reasonWords } from './reason-words.ts'

type ReportDialogProps = { subject: Subject; onClose: () => void }

/** Reports a problem with something that another person published. */
export function ReportDialog({ subject, onClose }: ReportDialogProps) {
  const [caseId, setCaseId] = useState<Case['id']>()
  return caseId ? (
    <Thanks caseId={caseId} onClose={onClose} />
  ) : (
    <ReportForm subject={subject} onSent={setCaseId} onClose={onClose} />
  )
}

type ReportFormProps = ReportDialogProps & { onSent: (caseId: Case['id']) => void }

function ReportForm({ subject, onSent, onClose }: ReportFormProps) {
  const { label, facts, author = 'author' } = reportSubjects[subject.type]
  const form = useSchemaForm(reportSchema(subject), {
    // A field that is out of sight says nothing.
    shouldUnregister: true,
    defaultValues: { text: '', ...(facts && { reason: 'wrong_facts' }) },
  })
  const { errors } = form.formState
  const isOfFacts = useWatch({ control: form.control, name: 'reason' }) === 'wrong_facts'
  const submission = useSubmit({
    form,
    command: useFileReport(subject),
    onDone: (answer) => onSent(answer.caseId),
  })
  return (
    <FormDialog
      submission={submission}
      onClose={onClose}
      title={`Report this ${label}`}
      description={
        facts
          ? 'An administrator will compare it with the source.'
          : `An administrator will review it. The ${author} of the ${label} won’t see who sent it.`
      }
      failed="We couldn’t send your report"
      submitLabel="Send report"
      busyText="Sending..."
      className="grid gap-5"
    >
      <Field label="What is wrong with it?" required error={errors.reason && 'Choose a reason'}>
        <Select defaultValue={facts ? 'wrong_facts' : ''} {...form.register('reason')}>
          <option value="" disabled>
            Choose a reason
          </option>
          {reasonsFor(subject.type, ReportReason.options).map((reason) => (
            <option key={reason} value={reason}>
              {reasonWords[reason]}
            </option>
          ))}
        </Select>
      </Field>
      {isOfFacts && facts && (
        <Field label="Which value is wrong?" required error={errors.field?.message}>
          <Select defaultValue="" {...form.register('field')}>
            <option value="" disabled>
              Choose a value
            </option>
            {facts().map((fact) => (
              <option key={fact} value={fact}>
                {fact}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {isOfFacts && (
        <Field
          label="Where is the correct value published?"
          hint="Optional. The manufacturer’s page or data sheet."
          error={errors.sourceUrl?.message}
        >
          <Input
            type="url"
            inputMode="url"
            maxLength={300}
            placeholder="https://"
            autoComplete="off"
            {...form.register('sourceUrl')}
          />
        </Field>
      )}
      <Field label="What should we know?" hint="Optional" error={errors.text?.message}>
        <Textarea rows={3} {...form.register('text')} />
      </Field>
    </FormDialog>
  )
}

type ThanksProps = { caseId: Case['id']; onClose: () => void }

function Thanks({ caseId, onClose }: ThanksProps) {
  const command = useWithdrawReport()
  const takeBack = usePress(() =>
    command.mutateAsync({ params: { caseId } }).then(() => {
      toast.success('Report withdrawn')
      onClose()
    }, toastFailure),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!command.isPending}
      title="Thank you"
      description="We will look at your report. You can withdraw it until then."
      footer={
        <>
          <Button busy={command.isPending} busyText="Withdrawing..." onClick={takeBack}>
            Withdraw
          </Button>
          <Button variant="primary" disabled={command.isPending} onClick={onClose}>
            Done
          </Button>
        </>
      }
    />
  )
}

const { reason, text, field, sourceUrl } = ReportFields.shape

/** An empty field says nothing. */
const typed = () =>
  z.pipe(
    z.optional(z.string()),
    z.transform((value: string | undefined) => value?.trim() || undefined),
  )

/** Checks the form of a subject of this type as the server checks it. */
const reportSchema = (subject: Subject) =>
  z
    .object({ reason, text, field: z.pipe(typed(), field), sourceUrl: z.pipe(typed(), sourceUrl) })
    .check(({ value, issues }) => {
      const problem = reportProblem({ ...value, subject })
      if (problem)
        issues.push({ code: 'custom', input: value, path: [problem.path], message: problem.message })
    })
