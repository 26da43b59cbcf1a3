import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { SubmissionFields } from '#shared/platform/verifications/contract.ts'
import type { Verification, VerificationDocument } from '#shared/platform/verifications/verification.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAddDocument, useRemoveDocument, useSubmitVerification } from '../api/verification-commands.ts'
import { DocumentList } from './document-list.tsx'
import { DocumentPicker } from './document-picker.tsx'
import { keptFields } from './kept-fields.ts'
import { MembershipFields } from './membership-fields.tsx'

type VerificationFormProps = {
  verification: Verification
  /** For members without a business: the starting value of the question about the membership. */
  asks?: { companyName: string }
}

/** Documents are kept as they are added; the note and the requested membership go with the submission. */
export function VerificationForm({ verification, asks }: VerificationFormProps) {
  const { documents, note, forMembership, applicant } = verification
  const form = useSchemaForm(SubmissionFields, {
    draft: 'verification',
    defaultValues: {
      note,
      ...(asks && {
        forMembership: forMembership ?? 'retailer',
        companyName: applicant?.companyName || asks.companyName,
      }),
    },
  })
  useKeptFields(form)
  const picker = useRef<HTMLDivElement>(null)
  const add = useAddDocument()
  const remove = useRemoveDocument()
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useSubmitVerification(verification),
    onDone: () =>
      toast.success('Documents sent', { description: 'We will let you know as soon as we decide.' }),
  })
  const take = (document: VerificationDocument) =>
    remove.mutate(
      { params: { documentId: document.id } },
      {
        onSuccess: () => {
          toast.success('Document removed', { description: document.name })
          // The element that had the focus is gone with its row.
          picker.current?.querySelector('button')?.focus()
        },
        onError: toastFailure,
      },
    )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      <LeaveWarning unsaved={form.formState.isDirty && !busy} />
      <FormFailure title="We couldn’t send your documents" failure={failure} attempts={attempts} />
      {asks && <MembershipFields form={form} />}
      <div ref={picker} className="grid gap-4">
        {documents.length > 0 && (
          <DocumentList
            label="Your documents"
            documents={documents}
            action={(document) => (
              <IconButton
                label={`Remove ${document.name}`}
                icon={<Trash2 className="size-5" aria-hidden="true" />}
                disabled={remove.isPending}
                onClick={() => take(document)}
              />
            )}
          />
        )}
        <DocumentPicker count={documents.length} add={add} />
      </div>
      <Field
        label="Note to the reviewers"
        hint="Anything that helps us understand your documents. Up to 1,000 characters."
        error={form.formState.errors.note?.message}
      >
        <Textarea {...form.register('note')} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="justify-self-start"
        busy={busy}
        busyText="Sending..."
        // A document that is still uploading would come too late.
        disabled={documents.length === 0 || add.isPending}
      >
        Send for review
      </Button>
    </form>
  )
}

/** Switching to another tab removes the form. The typed text is there again on return. */
function useKeptFields({
  getValues,
  setValue,
}: UseFormReturn<SubmissionFields, unknown, SubmissionFields>): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const kept = Object.entries(queryClient.getQueryData<SubmissionFields>(keptFields) ?? {})
    for (const [name, value] of kept) setValue(name as keyof SubmissionFields, value, { shouldDirty: true })
    return () => {
      // The form goes at the end of a session, too, and the next person may be someone else.
      if (currentSession().status === 'signed-in') queryClient.setQueryData(keptFields, getValues())
    }
  }, [queryClient, getValues, setValue])
}
