import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { getEvent, type PublicEvent } from '#shared/events/events/contract.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { answersRefusal, type EntryRefusal } from '#shared/events/registrations/entry-refusal.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCompleteEntry } from '../api/leave-commands.ts'
import { askedAnswers } from './asked-answers.ts'
import { ChangeFailure } from './change-failure.tsx'
import { entryErrors } from './entry-errors.ts'
import { EntryFormButtons } from './entry-form-buttons.tsx'
import { EntryQuestions } from './entry-questions.tsx'
import { WaiverConsent } from './waiver-consent.tsx'

type CompleteEntryDialogProps = { registration: OwnRegistration; onClose: () => void }

/** Accepts the waiver of an event as it is now, and answers what is required. */
export function CompleteEntryDialog({ registration, onClose }: CompleteEntryDialogProps) {
  // The list of entries leaves out the questions and the waiver.
  const event = useQuery(
    query('registrations', getEvent, { params: { eventId: registration.eventId } }, { staleTime: 0 }),
  )
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={registration.missing?.waiver ? 'Accept the waiver' : 'Answer the questions'}
      description={registration.event.title}
    >
      {event.data ? (
        <Form event={event.data} registration={registration} onClose={onClose} />
      ) : event.isError ? (
        <QueryFailure
          title="This event did not load"
          error={event.error}
          retrying={event.isFetching}
          onRetry={() => void event.refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-11" />
      )}
    </Dialog>
  )
}

type FormProps = CompleteEntryDialogProps & { event: PublicEvent }

function Form({ event, registration, onClose }: FormProps) {
  const { missing } = registration
  const [accepted, setAccepted] = useState(false)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<EntryRefusal>()
  const [attempts, setAttempts] = useState(0)
  const command = useCompleteEntry()
  const answers = askedAnswers(event, { ...registration.answers, ...typed })
  const asked = event.questions.filter(({ key }) => missing?.questionKeys.includes(key))
  const errors = refusal ? { [refusal.path ?? '']: refusal.message } : entryErrors(command.error, event, [])

  function submit(submitted: SyntheticEvent) {
    submitted.preventDefault()
    setAttempts((count) => count + 1)
    const refused = answersRefusal(event, { answers }) ?? waiverRefusal(missing?.waiver === true && !accepted)
    setRefusal(refused)
    if (refused) return
    command.mutate(
      {
        params: { registrationId: registration.id },
        body: {
          eventId: registration.eventId,
          answers,
          ...(accepted && { waiverVersion: event.waiverVersion }),
        },
      },
      {
        onSuccess: () => {
          toast.success('Your entry is complete')
          onClose()
        },
      },
    )
  }
  return (
    <form name="complete-entry" noValidate className="flex flex-col gap-6" onSubmit={submit}>
      <ChangeFailure key={attempts} refusal={refusal} failure={command.error} />
      <EntryQuestions questions={asked} answers={typed} errors={errors} onChange={setTyped} />
      {missing?.waiver && (
        <WaiverConsent
          waiver={event.waiver}
          accepted={accepted}
          error={errors['body.waiverVersion']}
          onAccept={setAccepted}
        />
      )}
      <EntryFormButtons
        busy={command.isPending}
        label={missing?.waiver ? 'Accept' : 'Save answers'}
        onCancel={onClose}
      />
    </form>
  )
}

const waiverRefusal = (isOpen: boolean): EntryRefusal | undefined =>
  isOpen
    ? { code: 'waiver_needed', message: 'Read the waiver and accept it.', path: 'body.waiverVersion' }
    : undefined
