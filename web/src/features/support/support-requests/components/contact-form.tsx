import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { contactTopics } from '#shared/content/contact/contact-topics.ts'
import { ContactMessage } from '#shared/support/support-requests/guest-contract.ts'
import { mostMessageLetters } from '#shared/support/support-requests/support-request.ts'
import { TopicSelect } from '#web/features/content/contact/components/topic-select.tsx'
import { Captcha } from '#web/features/platform/captcha/components/captcha.tsx'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type ContactInput, type SentRequest, useSendContactMessage } from '../api/send-contact-message.ts'

const { topic, subject, message } = ContactMessage.shape
/** Who writes may turn out while someone types: what is typed stays, and a member’s fields of visitors are left out. */
const MemberMessage = z.object({ topic, subject, message })
type Schema = z.ZodMiniType<ContactInput, ContactInput>

export type Contacted = { email?: string | undefined; request?: SentRequest | undefined }

type ContactFormProps = {
  topics: readonly string[]
  isMember: boolean
  onSent: (sent: Contacted) => void
}

/** Writes to the desk: members as themselves. The typed text stays until it has been sent. */
export function ContactForm({ topics, isMember, onSent }: ContactFormProps) {
  const [search] = useSearchParams()
  const asked = topics.find((one) => one === search.get('topic')) ?? ''
  const form = useSchemaForm<ContactInput, ContactInput>(
    (isMember ? MemberMessage : ContactMessage) as Schema,
    {
      defaultValues: {
        topic: asked,
        subject: '',
        message: '',
        name: '',
        email: '',
        captchaToken: '',
      },
    },
  )
  const command = useSendContactMessage(isMember)
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command,
    onDone: (request, { email }) => onSent({ email, request }),
  })
  const { register, setValue, formState, watch } = form
  const { errors } = formState
  // Each topic further down the page links here by the address.
  useEffect(() => {
    if (asked) setValue('topic', asked, { shouldValidate: true })
  }, [asked, setValue])
  const chosen = watch('topic')
  return (
    <form
      name="contact"
      method="post"
      noValidate
      data-own={isMember ? '' : undefined}
      onSubmit={onSubmit}
      className="grid gap-5"
    >
      <LeaveWarning
        unsaved={formState.dirtyFields.message === true && !busy && !command.isSuccess}
        description="You haven’t sent your message yet."
      />
      <FormFailure title="We couldn’t send your message" failure={failure} attempts={attempts} />
      {!isMember && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="Name" required error={errors.name?.message}>
            <Input autoComplete="name" maxLength={80} {...register('name')} />
          </Field>
          <Field label="Email" required hint="We answer to this address." error={errors.email?.message}>
            <Input type="email" autoComplete="email" maxLength={128} {...register('email')} />
          </Field>
        </div>
      )}
      <Field
        label="Topic"
        required
        hint={contactTopics.find(({ title }) => title === chosen)?.text}
        error={errors.topic?.message}
      >
        <TopicSelect topics={topics} {...register('topic')} />
      </Field>
      <Field label="Subject" required error={errors.subject?.message}>
        <Input autoComplete="off" maxLength={150} {...register('subject')} />
      </Field>
      <Field label="Message" required error={errors.message?.message}>
        <Textarea rows={8} maxLength={mostMessageLetters} {...register('message')} />
      </Field>
      {!isMember && (
        <Captcha
          action="contact"
          attempts={attempts}
          onToken={(token) => setValue('captchaToken', token, { shouldValidate: token !== '' })}
          error={errors.captchaToken?.message}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={busy}
        busyText="Sending..."
        className="justify-self-start"
      >
        Send message
      </Button>
    </form>
  )
}
