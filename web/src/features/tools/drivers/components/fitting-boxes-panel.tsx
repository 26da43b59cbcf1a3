import { boxInCabin } from '#shared/tools/acoustics/box-in-cabin.ts'
import { logGrid } from '#shared/tools/acoustics/log-grid.ts'
import type { PublicDriver } from '#shared/tools/drivers/contract.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { type FittingBox, type FittingBoxes, fittingBoxes } from '#shared/tools/drivers/fitting-boxes.ts'
import { FrequencyResponse, responseScale } from '#web/graphics/frequency-response.tsx'
import { Panel } from '#web/ui/panel.tsx'

const cubicFeetPerCubicMetre = 35.3147
/** For a data sheet without a rating. */
const usualWatts = 500
const kindNames = { ported: 'Ported', sealed: 'Sealed' } as const

/** The boxes that fit a driver, with their response; nothing where its values allow none. */
export function FittingBoxesPanel({ driver }: { driver: PublicDriver }) {
  const fitting = fittingBoxes(driver)
  const [first] = fitting?.boxes ?? []
  if (!fitting || !first) return null
  return (
    <Panel title="Boxes that fit" flush>
      <div className="display grid gap-1 px-3 pt-3 pb-1">
        <Response fitting={fitting} first={first} name={driverName(driver)} />
      </div>
      <ul className="divide-y divide-line px-5">
        {fitting.boxes.map((box) => (
          <li key={box.kind} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <span className="font-semibold">{kindNames[box.kind]}</span>
            <span className="readout">{wordsOf(box)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Response({ fitting, first, name }: { fitting: FittingBoxes; first: FittingBox; name: string }) {
  const watts = fitting.driver.pe ?? usualWatts
  const grid = logGrid(responseScale.fromHz, responseScale.toHz, 129)
  const levelOf = (box: FittingBox) => boxInCabin({ driver: fitting.driver, box, watts }, grid).level
  const [, second] = fitting.boxes
  return (
    <>
      <p className="label flex flex-wrap justify-between gap-x-4 px-1 text-faint normal-case [letter-spacing:0]">
        <span>dB in the cabin at {watts.toLocaleString('en-US')} W, over Hz</span>
        {second && <span>Dashed: {second.kind}</span>}
      </p>
      <FrequencyResponse
        level={levelOf(first)}
        {...(second && { against: levelOf(second) })}
        tuning={first.tuning}
        label={`Response of the ${name} in a ${first.kind} box of ${feetOf(first)} cubic feet.`}
        className="block w-full"
      />
    </>
  )
}

const feetOf = ({ volume }: FittingBox) => (volume * cubicFeetPerCubicMetre).toFixed(2)

const wordsOf = (box: FittingBox): string =>
  [
    `${feetOf(box)} ft³`,
    ...(box.tuning ? [`tuned to ${box.tuning.toFixed(1)} Hz`] : []),
    `−3 dB at ${box.f3.toFixed(1)} Hz`,
  ].join(', ')
