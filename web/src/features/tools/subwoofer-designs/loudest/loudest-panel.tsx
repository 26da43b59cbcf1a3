import { useState } from 'react'
import { rulings } from '#shared/tools/acoustics/curves.ts'
import { designInBox, type LoudestBox, portsOfSize } from '#shared/tools/subwoofer-designs/loudest-box.ts'
import { goalOf } from '#shared/tools/subwoofer-designs/loudest-goal.ts'
import {
  type LoudestMap as FoundMap,
  smallestWithin,
} from '#shared/tools/subwoofer-designs/loudest-search.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { rulingNames } from '../charts/chart-kinds.ts'
import { useDesign, useDesigner } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'
import { levelBands } from './level-bands.ts'
import { LoudestFields } from './loudest-fields.tsx'
import { LoudestMap } from './loudest-map.tsx'
import { useLoudest } from './use-loudest.ts'

/** Searches for the loudest box for a note, and shows how much each other box would give up. */
export function LoudestPanel() {
  const designer = useDesigner()
  const saved = useDesign((design) => design)
  const shown = useShown()
  const [goal, setGoal] = useState(() => goalOf(saved))
  const { status, map, refusal, searchAgain, stop } = useLoudest(saved, goal)
  const { rear, rearPorts, kind } = saved.box

  const take = (box: LoudestBox) => designer.change((design) => designInBox(design, goal, box))
  const told = (box: LoudestBox) => {
    const { shape, width, height, diameter, count } = portsOfSize(rearPorts, goal, box.size)
    const mouth =
      shape === 'slot'
        ? `${shown.length(width)} by ${shown.length(height)}`
        : `${shown.length(diameter)} across`
    const ports = count === 1 ? 'a port' : `${count} ports`
    return `${shown.volume(box.volume)} at ${Number(box.tuning.toFixed(1))} Hz with ${ports} ${mouth}, ${shown.length(box.portLength)} long: ${box.level.toFixed(1)} dB from ${Math.round(box.watts)} W. ${rulingNames[rulings[box.ruling] ?? 'none']} is the limit, the air moves at ${shown.velocity(box.velocity)}.`
  }
  return (
    <div className="grid gap-4">
      <LoudestFields goal={goal} isSlot={rearPorts.shape === 'slot'} onChange={setGoal} />
      {kind !== 'vented' && (
        <p className="text-sm text-dim">The search is for a vented box. Taking one makes this box vented.</p>
      )}
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        {status === 'searching' ? (
          <Button size="sm" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button size="sm" onClick={searchAgain}>
            Search again
          </Button>
        )}
        <span role="status" className="text-sm text-dim">
          {statusWords[status]}
        </span>
      </div>
      {refusal && <Banner>{refusal.message}</Banner>}
      {map && !map.best && (
        <Banner>No vented box keeps these limits. Allow more volume, a smaller port or a higher note.</Banner>
      )}
      {map?.best && (
        <div className={cx('grid gap-4', status === 'searching' && 'opacity-60')}>
          <LoudestMap
            map={map}
            now={{ volume: rear.volume, tuning: rearPorts.tuning }}
            told={told}
            onChoose={take}
          />
          <Bands />
          <Choices map={map} told={told} onChoose={take} />
          <p className="text-sm text-dim">
            Level {saved.cabin.kind === 'none' ? 'outdoors at 1 m' : 'in the car'} with the most power that
            your limits, the driver and the amplifier allow. Undo brings back the previous box.
          </p>
        </div>
      )}
    </div>
  )
}

const statusWords = {
  searching: 'Searching…',
  found: '',
  stopped: 'The search was stopped.',
  failed: 'The search did not work. Search again, or reload the page.',
}

/** The legend of the map's scale. */
function Bands() {
  return (
    <ul aria-label="Levels of the map" className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-dim">
      {levelBands.map((under, at) => (
        <li key={under} className="flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="loudest-map size-3.5 shrink-0">
            <rect width="10" height="10" data-band={at} className="stroke-ink" />
          </svg>
          {Number.isFinite(under) ? `within ${under} dB` : `more than ${levelBands[at - 1] ?? 0} dB under`}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <svg aria-hidden="true" viewBox="0 0 10 10" className="size-3.5 shrink-0">
          <circle cx="5" cy="5" r="3.5" className="stroke-ink" fill="none" strokeWidth="2" />
        </svg>
        your box
      </li>
    </ul>
  )
}

type ChoicesProps = {
  map: FoundMap
  told: (box: LoudestBox) => string
  onChoose: (box: LoudestBox) => void
}

/** The boxes that people look for most, in words. */
function Choices({ map, told, onChoose }: ChoicesProps) {
  const choices = [
    { name: 'Loudest', box: map.best },
    { name: 'Smallest within 1 dB', box: smallestWithin(map, 1) },
    { name: 'Smallest within 3 dB', box: smallestWithin(map, 3) },
  ].flatMap(({ name, box }) => (box ? [{ name, box }] : []))
  return (
    <ul aria-label="Boxes to take" className="grid gap-3">
      {choices.map(({ name, box }) => (
        <li key={name} className="grid gap-1.5 border-t border-line pt-3">
          <p className="text-sm">
            <strong className="font-semibold">{name}.</strong> {told(box)}
          </p>
          <Button size="sm" className="justify-self-start" onClick={() => onChoose(box)}>
            Take this box<span className="sr-only">: {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
