import { type SyntheticEvent, useId, useState } from 'react'
import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import { answersRefusal } from '#shared/events/registrations/entry-refusal.ts'
import type { Missing } from '#shared/events/registrations/missing-of.ts'
import { EntryQuestions } from '#web/features/events/registrations/components/entry-questions.tsx'
import { WaiverConsent } from '#web/features/events/registrations/components/waiver-consent.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { Completion } from '../offline/queue-item.ts'

type CompleteDialogProps = {
  event: DeskEvent
  row: { name: string; number?: number | undefined }
  missing: Missing
  onGiven: (given: Completion) => Promise<void> | void
  onClose: () => void
}

const noCar = { year: '', make: '', model: '', powerWatts: '' }

/** What an entrant has to accept and say before they come in, on the desk’s device. */
export function CompleteDialog({ event, row, missing, onGiven, onClose }: CompleteDialogProps) {
  const formId = useId()
  const [accepted, setAccepted] = useState(false)
  const [answers, setAnswers] = useState<Record<string, string>>({})
  // One car for all their classes, as at a walk-in.
  const [car, setCar] = useState(noCar)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const questions = (event.questions ?? []).filter(({ key }) => missing.questionKeys.includes(key))
  const asksCar = missing.entryIds.length > 0

  async function submit(submitted: SyntheticEvent): Promise<void> {
    submitted.preventDefault()
    const found = {
      ...(missing.waiver && !accepted && { waiver: 'They must read the waiver and accept it.' }),
      ...answerErrors(questions, answers),
      ...(asksCar && carErrors(car)),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const vehicle = {
      year: Number(car.year),
      make: car.make.trim(),
      model: car.model.trim(),
      woofers: [],
      powerWatts: Number(car.powerWatts) || 0,
    }
    await onGiven({
      ...(missing.waiver && event.waiver && { waiverVersion: event.waiver.version }),
      answers,
      vehicles: missing.entryIds.map((entryId) => ({ entryId, vehicle })),
    })
    onClose()
  }

  const type = (field: keyof typeof noCar) => ({
    value: car[field],
    className: 'min-h-12',
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setCar({ ...car, [field]: target.value }),
  })
  return (
    <Dialog
      open
      wide
      title={row.number === undefined ? row.name : `${row.number} · ${row.name}`}
      description="Hand them this device. What they accept counts as theirs."
      dismissible={!busy}
      onClose={onClose}
      footer={
        <>
          <Button className="min-h-12" onClick={onClose} disabled={busy}>
            Go back
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            className="min-h-12"
            busy={busy}
            busyText="Saving..."
          >
            {missing.waiver ? 'Accept and continue' : 'Save and continue'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(submitted) => void submit(submitted)} className="grid gap-5">
        {asksCar && (
          <fieldset className="grid gap-4">
            <legend className="mb-2 font-semibold">Their vehicle</legend>
            <div className="grid grid-cols-[6rem_1fr] gap-3">
              <Field label="Year" required error={errors.year}>
                <Input inputMode="numeric" maxLength={4} {...type('year')} />
              </Field>
              <Field label="Make" required error={errors.make}>
                <Input maxLength={40} {...type('make')} />
              </Field>
            </div>
            <div className="grid grid-cols-[1fr_7rem] gap-3">
              <Field label="Model" required error={errors.model}>
                <Input maxLength={60} {...type('model')} />
              </Field>
              <Field label="Watts">
                <Input inputMode="numeric" maxLength={6} {...type('powerWatts')} />
              </Field>
            </div>
          </fieldset>
        )}
        <EntryQuestions questions={questions} answers={answers} errors={errors} onChange={setAnswers} />
        {missing.waiver && (
          <WaiverConsent
            waiver={event.waiver?.text ?? ''}
            accepted={accepted}
            error={errors.waiver}
            onAccept={setAccepted}
          />
        )}
      </form>
    </Dialog>
  )
}

type Questions = NonNullable<DeskEvent['questions']>

const answerErrors = (questions: Questions, answers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const given = answers[question.key]
      const refusal = answersRefusal(
        { questions: [question] },
        { answers: given ? { [question.key]: given } : {} },
      )
      return refusal ? [[refusal.path ?? '', refusal.message]] : []
    }),
  )

function carErrors({ year, make, model }: typeof noCar): Record<string, string> {
  const named = Number(year)
  return {
    ...(!(Number.isInteger(named) && named >= 1900 && named <= 2100) && { year: 'Enter a year' }),
    ...(make.trim() === '' && { make: 'Enter a make' }),
    ...(model.trim() === '' && { model: 'Enter a model' }),
  }
}
