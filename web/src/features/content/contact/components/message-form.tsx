import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { contactTopics } from '#shared/content/contact/contact-topics.ts'
import { ContactMessage } from '#shared/content/contact/contract.ts'
import { Captcha } from '#web/features/platform/captcha/components/captcha.tsx'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useSendContactMessage } from '../api/send-contact-message.ts'
import { TopicSelect } from './topic-select.tsx'

type MessageFormProps = { topics: readonly string[]; onSent: (email: string) => void }

/** Writes to the desk. The typed text stays until it has been sent. */
export function MessageForm({ topics, onSent }: MessageFormProps) {
  const [search] = useSearchParams()
  const asked = topics.find((topic) => topic === search.get('topic')) ?? ''
  const form = useSchemaForm(ContactMessage, {
    defaultValues: { name: '', email: '', topic: asked, subject: '', message: '', captchaToken: '' },
  })
  const command = useSendContactMessage()
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command,
    onDone: (_, { email }) => onSent(email),
  })
  const { register, setValue, getValues, formState, watch } = form
  const { errors } = formState
  useMemberDetails((field, value) => {
    if (!getValues(field)) setValue(field, value)
  })
  // Each topic further down the page links here by the address.
  useEffect(() => {
    if (asked) setValue('topic', asked, { shouldValidate: true })
  }, [asked, setValue])
  const topic = watch('topic')
  return (
    <form name="contact" method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <LeaveWarning
        unsaved={formState.dirtyFields.message === true && !busy && !command.isSuccess}
        description="You haven’t sent your message yet."
      />
      <FormFailure title="We couldn’t send your message" failure={failure} attempts={attempts} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Name" required error={errors.name?.message}>
          <Input autoComplete="name" maxLength={80} {...register('name')} />
        </Field>
        <Field label="Email" required hint="We answer to this address." error={errors.email?.message}>
          <Input type="email" autoComplete="email" maxLength={128} {...register('email')} />
        </Field>
      </div>
      <Field
        label="Topic"
        required
        hint={contactTopics.find(({ title }) => title === topic)?.text}
        error={errors.topic?.message}
      >
        <TopicSelect topics={topics} {...register('topic')} />
      </Field>
      <Field label="Subject" required error={errors.subject?.message}>
        <Input autoComplete="off" maxLength={150} {...register('subject')} />
      </Field>
      <Field label="Message" required error={errors.message?.message}>
        <Textarea rows={8} maxLength={5000} {...register('message')} />
      </Field>
      <Captcha
        action="contact"
        attempts={attempts}
        onToken={(token) => setValue('captchaToken', token, { shouldValidate: token !== '' })}
        error={errors.captchaToken?.message}
      />
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

/** Fills in a member's name and address. Text they have typed already stays. */
function useMemberDetails(fill: (field: 'name' | 'email', value: string) => void): void {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is filled in once for each member
  useEffect(() => {
    if (!me) return
    fill('name', me.name)
    fill('email', me.email)
  }, [me?.id])
}
