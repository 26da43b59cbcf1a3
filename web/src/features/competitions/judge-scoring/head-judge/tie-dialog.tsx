import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import type { TieDecision } from '#shared/competitions/competitions/competition-class.ts'
import { classParams, useDecideTie } from '#web/features/competitions/competitions/api/class-commands.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'

type TieDialogProps = { work: ClassWork; place: number; onDone: () => void; onClose: () => void }

const steps: Record<TieDecision['step'], string> = {
  run_off: 'Run-off',
  head_judge_decision: 'Decision of the head judge',
}

/** Breaks a tie by hand: the entries from the best to the last, and why. */
export function TieDialog({ work, place, onDone, onClose }: TieDialogProps) {
  const { of, entries, format } = work
  const ways = (['run_off', 'head_judge_decision'] as const).filter((step) => format.ties.includes(step))
  const [step, setStep] = useState<TieDecision['step']>(ways[0] ?? 'head_judge_decision')
  const [order, setOrder] = useState(() => entries.filter((entry) => entry.place === place))
  const swap = (index: number) =>
    setOrder(order.toSpliced(index, 2, ...order.slice(index, index + 2).toReversed()))
  return (
    <ReasonCommand
      title={`Decide the tie for place ${place}`}
      description="The best first. Everyone sees your reason beside the places."
      confirmLabel="Decide tie"
      done="Tie decided"
      command={useDecideTie()}
      inputOf={(text) => ({
        ...classParams(of),
        body: { step, order: order.map(({ entryId }) => entryId), text, version: of.version },
      })}
      onDone={onDone}
      onClose={onClose}
    >
      <Field label="By">
        <Select value={step} onChange={({ target }) => setStep(target.value as TieDecision['step'])}>
          {(ways.length > 0 ? ways : (['head_judge_decision'] as const)).map((way) => (
            <option key={way} value={way}>
              {steps[way]}
            </option>
          ))}
        </Select>
      </Field>
      <ol aria-label="Order" className="divide-y divide-line border-y border-line">
        {order.map((entry, index) => (
          <li key={entry.entryId} className="flex items-center gap-3 py-2">
            <span className="readout w-10 text-xl">{entry.number ?? '–'}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{entry.name}</span>
            <IconButton
              label={`Move ${entry.name} up`}
              icon={<ChevronUp className="size-5" aria-hidden="true" />}
              className="min-h-12"
              disabled={index === 0}
              onClick={() => swap(index - 1)}
            />
            <IconButton
              label={`Move ${entry.name} down`}
              icon={<ChevronDown className="size-5" aria-hidden="true" />}
              className="min-h-12"
              disabled={index === order.length - 1}
              onClick={() => swap(index)}
            />
          </li>
        ))}
      </ol>
    </ReasonCommand>
  )
}
