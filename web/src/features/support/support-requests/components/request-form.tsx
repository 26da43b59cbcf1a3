import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import type { ShownDesk } from '#shared/support/support-desks/shown-desk.ts'
import { GuestRequest } from '#shared/support/support-requests/guest-contract.ts'
import {
  CategoryKey,
  mostMessageLetters,
  type RelatedTo,
  RequestSubject,
  RequestText,
} from '#shared/support/support-requests/support-request.ts'
import { Captcha } from '#web/features/platform/captcha/components/captcha.tsx'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useAskForHelp } from '../api/ask-for-help.ts'
import { useAskedFor } from '../api/asked-for.ts'
import type { SentMessage } from '../api/request-acts.ts'
import { uploadAttachment } from '../api/request-commands.ts'
import { AnswersFirst } from './answers-first.tsx'
import { FilesField } from './files-field.tsx'
import { categoryOf, confirmPath, sentPath } from './request-address.ts'

const question = { category: CategoryKey, subject: RequestSubject, text: RequestText }
/** Who asks may turn out while someone types: what is typed stays, and a member’s fields of visitors are left out. */
const MemberQuestion = z.object(question)
const { name, email, captchaToken } = GuestRequest.shape
const GuestQuestion = z.strictObject({ ...question, name, email, captchaToken })

export type Question = z.infer<typeof MemberQuestion> &
  Partial<Pick<GuestRequest, 'name' | 'email' | 'captchaToken'>>
type Schema = z.ZodMiniType<Question, Question>

type RequestFormProps = {
  desk: ShownDesk
  isMember: boolean
  about: RelatedTo | undefined
  /** The key of the category that the address names. */
  category: string | undefined
}

/** Asks a desk for help. Visitors add how they are reached, and members may add files. */
export function RequestForm({ desk, isMember, about, category }: RequestFormProps) {
  const navigate = useNavigate()
  const [files, setFiles] = useState<SentMessage['files']>([])
  const wanted = category ?? (about ? categoryOf[about.kind] : '')
  const first = desk.categories.some(({ key }) => key === wanted) ? wanted : ''
  const form = useSchemaForm<Question, Question>((isMember ? MemberQuestion : GuestQuestion) as Schema, {
    defaultValues: {
      category: first,
      subject: '',
      text: '',
      name: '',
      email: '',
      captchaToken: '',
    },
  })
  const organization = useAskedFor(isMember)
  const [isShared, setShared] = useState(true)
  const sharedWith = isShared ? organization?.id : undefined
  const command = useAskForHelp({ isMember, deskId: desk.deskId, about, sharedWith, files })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command,
    onDone: (sent) => navigate(sent ? sentPath(sent) : confirmPath),
  })
  const { register, setValue, watch, formState } = form
  const { errors, dirtyFields } = formState
  return (
    <form
      name="support-request"
      method="post"
      noValidate
      data-own={isMember ? '' : undefined}
      onSubmit={onSubmit}
      className="grid gap-5"
    >
      <LeaveWarning
        unsaved={(dirtyFields.text === true || files.length > 0) && !busy && !command.isSuccess}
        description="You haven’t sent your request yet."
      />
      <FormFailure title="We couldn’t send your request" failure={failure} attempts={attempts} />
      <Field label="What is it about?" required error={errors.category?.message}>
        <Select {...register('category')}>
          <option value="">Choose a category</option>
          {desk.categories.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Field label="Subject" required error={errors.subject?.message}>
          <Input autoComplete="off" maxLength={150} {...register('subject')} />
        </Field>
        <AnswersFirst subject={watch('subject')} />
      </div>
      <Field label="Message" required error={errors.text?.message}>
        <Textarea rows={6} maxLength={mostMessageLetters} {...register('text')} />
      </Field>
      {isMember ? (
        <>
          <FilesField files={files} onChange={setFiles} upload={uploadAttachment} />
          {organization && (
            <Checkbox
              label={`Owners and managers of ${organization.name} can read it`}
              checked={isShared}
              onChange={({ target }) => setShared(target.checked)}
            />
          )}
        </>
      ) : (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label="Name" required error={errors.name?.message}>
              <Input autoComplete="name" maxLength={80} {...register('name')} />
            </Field>
            <Field label="Email" required error={errors.email?.message}>
              <Input type="email" autoComplete="email" maxLength={128} {...register('email')} />
            </Field>
          </div>
          <Captcha
            action="support"
            attempts={attempts}
            onToken={(token) => setValue('captchaToken', token, { shouldValidate: token !== '' })}
            error={errors.captchaToken?.message}
          />
        </>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={busy}
        busyText="Sending..."
        className="justify-self-start"
      >
        Send request
      </Button>
    </form>
  )
}
