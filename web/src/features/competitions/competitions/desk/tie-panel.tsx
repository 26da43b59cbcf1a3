import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { ClassWork, WorkEntry } from '#shared/competitions/competitions/class-work.ts'
import type { TieDecision } from '#shared/competitions/competitions/competition-class.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { withItemMoved } from '#web/ui/with-item-moved.ts'
import { classParams, useDecideTie } from '../api/class-commands.ts'

const stepWords: Record<TieDecision['step'], string> = {
  run_off: 'Run-off',
  head_judge_decision: 'Decision of the head judge',
}

/** Breaks a tie by hand: the order from the best to the last, and how it came about. */
export function TiePanel({ work, place }: { work: ClassWork; place: number }) {
  const { of, format, roles } = work
  const id = useId()
  const sharing = work.entries.filter((entry) => entry.place === place && entry.isShared)
  const steps = format.ties.filter((tie): tie is TieDecision['step'] => tie in stepWords)
  const [order, setOrder] = useState<readonly WorkEntry[]>()
  const [step, setStep] = useState<TieDecision['step']>()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const decide = useDecideTie()
  if (!roles.includes('head_judge'))
    return (
      <Panel title={`Tie for place ${place}`}>
        <p>
          {sharing.map(({ name }) => name).join(' and ')} share place {place}. The head judge breaks the tie,
          or you publish it as shared.
        </p>
      </Panel>
    )
  const shown = order ?? sharing
  const chosen = step ?? steps[0] ?? 'head_judge_decision'
  const send = () => {
    setAttempts((count) => count + 1)
    const words = text.trim()
    setProblem(words === '' ? 'Say how the tie was broken.' : undefined)
    if (words === '') return
    decide.mutate(
      {
        ...classParams(of),
        body: { step: chosen, order: shown.map(({ entryId }) => entryId), text: words, version: of.version },
      },
      {
        onSuccess: () => {
          setOrder(undefined)
          setText('')
          toast.success('Tie broken')
        },
      },
    )
  }
  return (
    <Panel title={`Tie for place ${place}`}>
      <form
        data-own="part"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!decide.isPending) send()
        }}
      >
        {decide.error && <FormError key={attempts} title={describeFailure(decide.error).sentence} />}
        <p id={id} className="text-sm text-dim">
          Put them in order, the best first.
        </p>
        <ol aria-describedby={id} className="divide-y divide-line border-y border-line">
          {shown.map((entry, at) => (
            <li key={entry.entryId} className="flex items-center gap-3 py-1">
              <span className="readout font-semibold">{place + at}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                {entry.name}
                {entry.score && (
                  <span className="readout ml-2 text-sm text-dim">{showScore(entry.score)}</span>
                )}
              </span>
              <IconButton
                label={`Move up: ${entry.name}`}
                icon={<ArrowUp className="size-4" aria-hidden="true" />}
                disabled={at === 0}
                onClick={() => setOrder(withItemMoved(shown, at, at - 1))}
              />
              <IconButton
                label={`Move down: ${entry.name}`}
                icon={<ArrowDown className="size-4" aria-hidden="true" />}
                disabled={at === shown.length - 1}
                onClick={() => setOrder(withItemMoved(shown, at, at + 1))}
              />
            </li>
          ))}
        </ol>
        {steps.length > 1 && (
          <Field label="Broken by">
            <Select value={chosen} onChange={({ target }) => setStep(target.value as TieDecision['step'])}>
              {steps.map((one) => (
                <option key={one} value={one}>
                  {stepWords[one]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="How" hint="Everyone sees it beside the place." required error={problem}>
          <Input maxLength={300} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={decide.isPending}
          busyText="Saving..."
        >
          Break the tie
        </Button>
      </form>
    </Panel>
  )
}
