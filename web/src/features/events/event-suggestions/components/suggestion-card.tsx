import { useState } from 'react'
import { type OwnSuggestion, SuggestionReply } from '#shared/events/event-suggestions/contract.ts'
import { isDecided } from '#shared/events/event-suggestions/suggestion.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { type Reach, useAnswerSuggestion, useWithdrawSuggestion } from '../api/suggestion-commands.ts'
import { dayWords } from './day-words.ts'
import { statusWords } from './status-words.ts'

type SuggestionCardProps = { suggestion: OwnSuggestion; reach: Reach }

/** A suggestion as its suggester follows it. */
export function SuggestionCard({ suggestion, reach }: SuggestionCardProps) {
  const { title, venueName, city, state, status, answer, reply, createdAt, eventPath } = suggestion
  const words = statusWords[status]
  return (
    <Panel title={title} aside={<Badge tone={words.tone}>{words.own}</Badge>}>
      <p className="text-dim wrap-anywhere">
        {dayWords(suggestion)}, {[venueName, city, state].filter(Boolean).join(', ')}
      </p>
      <p className="mt-1 text-sm text-dim">
        Suggested <TimeAgo at={createdAt} />
      </p>
      {answer ? (
        <div className="mt-4">
          <p className="font-semibold">{status === 'needs_info' ? 'We would like to know' : 'We wrote'}</p>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      ) : (
        words.next && <p className="mt-4">{words.next}</p>
      )}
      {reply && (
        <div className="mt-4">
          <p className="font-semibold">You answered</p>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{reply}</p>
        </div>
      )}
      {eventPath && (
        <p className="mt-4">
          <TextLink to={eventPath}>See the event</TextLink>
        </p>
      )}
      {status === 'needs_info' && <ReplyForm key={suggestion.version} reach={reach} />}
      {!isDecided(suggestion) && <TakeBack title={title} reach={reach} />}
    </Panel>
  )
}

function ReplyForm({ reach }: { reach: Reach }) {
  const form = useSchemaForm(SuggestionReply, { defaultValues: { reply: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useAnswerSuggestion(reach),
    onDone: () => {
      toast.success('Your answer is sent')
    },
  })
  return (
    <form name="suggestion-answer" noValidate onSubmit={onSubmit} className="mt-5 grid gap-4">
      <FormFailure title="We couldn’t send your answer" failure={failure} attempts={attempts} />
      <Field label="Your answer" required error={form.formState.errors.reply?.message}>
        <Textarea rows={3} maxLength={1000} {...form.register('reply')} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        busyText="Sending..."
        className="justify-self-start"
      >
        Send answer
      </Button>
    </form>
  )
}

function TakeBack({ title, reach }: { title: string; reach: Reach }) {
  const [asks, setAsks] = useState(false)
  const command = useWithdrawSuggestion(reach)
  return (
    <div className="mt-5">
      <Button size="sm" onClick={() => setAsks(true)}>
        Withdraw<span className="sr-only"> {title}</span>
      </Button>
      {asks && (
        <ConfirmCommand
          command={command}
          input={{}}
          title="Withdraw this suggestion?"
          description={`We no longer review “${title}”. You can suggest it again later.`}
          confirmLabel="Withdraw"
          done="Suggestion withdrawn"
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  )
}
