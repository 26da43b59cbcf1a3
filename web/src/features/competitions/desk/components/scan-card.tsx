import { Ban, CircleCheck, CircleDollarSign, HardDriveDownload, Signature } from 'lucide-react'
import { dollars } from '#shared/platform/money/dollars.ts'
import { useSecondsLeft } from '#web/features/platform/offline/use-seconds-left.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { ScanResult } from './use-check-in.ts'

type ScanCardProps = {
  result: ScanResult
  onUndo: () => void
  onCash: () => void
  onComplete: () => void
}

const looks = {
  ok: { tone: 'tone-success', ink: 'text-ok-ink', Icon: CircleCheck },
  kept: { tone: 'tone-warning', ink: 'text-warn-ink', Icon: HardDriveDownload },
  pay: { tone: 'tone-warning', ink: 'text-warn-ink', Icon: CircleDollarSign },
  ask: { tone: 'tone-warning', ink: 'text-warn-ink', Icon: Signature },
  bad: { tone: 'tone-danger', ink: 'text-clip-ink', Icon: Ban },
}

/** The last scan in letters that are readable at arm’s length, with its actions. */
export function ScanCard({ result, onUndo, onCash, onComplete }: ScanCardProps) {
  const { tone, title, detail, row, dueCents, missing } = result
  const { tone: toneClass, ink, Icon } = looks[missing ? 'ask' : tone]
  const seconds = useSecondsLeft(result.undo?.until)
  return (
    <div className={cx('banner grid items-start gap-3 p-4', toneClass)}>
      <p className={cx('flex items-start gap-3 text-2xl font-semibold text-balance', ink)}>
        <Icon className="mt-0.5 size-8 shrink-0" aria-hidden="true" />
        {title}
      </p>
      {row && (
        <p className="flex flex-wrap items-baseline gap-x-3 text-ink">
          {row.number !== undefined && <span className="readout text-4xl">{row.number}</span>}
          <span className="text-xl font-semibold wrap-anywhere">{row.name}</span>
          <span className="text-dim">{row.classKeys.join(', ')}</span>
        </p>
      )}
      {detail && <p className={cx('font-semibold', ink)}>{detail}</p>}
      {missing && (
        <Button variant="primary" size="lg" className="min-h-14 w-full" onClick={onComplete}>
          {missing.waiver ? 'Let them accept it here' : 'Note it here'}
        </Button>
      )}
      {dueCents !== undefined && dueCents > 0 && (
        <Button variant="primary" size="lg" className="min-h-14 w-full" onClick={onCash}>
          Took {dollars(dueCents)} in cash, check in
        </Button>
      )}
      {seconds > 0 && (
        <Button size="lg" className="min-h-14 w-full" onClick={onUndo}>
          Undo ({seconds} s)
        </Button>
      )}
    </div>
  )
}
