import * as z from 'zod/mini'
import { ClaimRole, claimRoles } from '#shared/directory/organization-claims/claim.ts'
import type { ClaimedThing } from '#shared/directory/organization-claims/contract.ts'
import { text } from '#shared/text.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFileClaim } from '../api/claim-commands.ts'

const Fields = z.object({ role: ClaimRole, message: text(1000, 20) })

type ClaimFormProps = { thing: ClaimedThing; domain: string | undefined }

/** Who someone is there, in their own words; proof follows once the claim is filed. */
export function ClaimForm({ thing, domain }: ClaimFormProps) {
  const { subject, name } = thing
  const form = useSchemaForm(Fields, {
    draft: `claim-${subject.id}`,
    defaultValues: { role: 'owner', message: '' },
  })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useFileClaim(),
    inputOf: (fields) => ({ body: { subject, ...fields } }),
    onDone: () => {
      toast.success('Your claim is filed', { description: 'Add proof now to speed up the decision.' })
    },
  })
  return (
    <Panel title="Your claim">
      <form name="claim" noValidate onSubmit={onSubmit} data-own="part" className="grid gap-5">
        <FormFailure title="We couldn’t file your claim" failure={failure} attempts={attempts} />
        <Field label={`Your role at ${name}`} error={form.formState.errors.role?.message}>
          <Select {...form.register('role')}>
            {ClaimRole.options.map((role) => (
              <option key={role} value={role}>
                {claimRoles[role]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="How can we tell that it is yours?"
          required
          hint="20 to 1,000 characters. Only administrators read it, and the owner if there is one."
          error={form.formState.errors.message?.message}
        >
          <Textarea rows={5} maxLength={1000} {...form.register('message')} />
        </Field>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" variant="primary" busy={busy} busyText="Filing...">
            File the claim
          </Button>
          <p className="text-sm text-dim">
            {domain ? `Next: an address at ${domain}, or documents.` : 'Next: documents that name you.'}
          </p>
        </div>
      </form>
    </Panel>
  )
}
