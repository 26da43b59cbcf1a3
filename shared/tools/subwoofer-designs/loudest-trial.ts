import { type AcousticsRefusal, isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { limitsRefusal } from '#shared/tools/acoustics/box-advice.ts'
import { newCurves, rulings } from '#shared/tools/acoustics/curves.ts'
import type { Design } from '#shared/tools/acoustics/design.ts'
import { gridOf, logGrid } from '#shared/tools/acoustics/log-grid.ts'
import { greatestAspectRatio } from '#shared/tools/acoustics/port-advice.ts'
import { sweep } from '#shared/tools/acoustics/sweep.ts'
import { airOf, engineDesign } from './engine-design.ts'
import { designInBox, type LoudestBox, portsOfSize } from './loudest-box.ts'
import type { LoudestGoal } from './loudest-goal.ts'
import { areaOf, cutPorts } from './ports-of-design.ts'
import type { SavedDesign } from './saved-design.ts'

/** Music is followed up to here, Hz. */
const musicUntil = 120
const pointsOfMusic = 24
const sizes = 24
/** Ports that differ by less are equally loud: the smaller one is easier to build. */
const equallyLoud = 10 ** (-0.01 / 10)
const smallestPort = 0.03

const velocityRules = rulings.indexOf('port_velocity')

/** A box by its net air, its tuning and the size of its ports. */
export type Tried = Pick<LoudestBox, 'volume' | 'tuning' | 'size'>

/** Plays vented boxes of a design as loud as a goal allows, or says why no one can know how loud that is. */
export function loudestTrial(saved: SavedDesign, goal: LoudestGoal) {
  const built = engineDesign({ ...saved, box: { ...saved.box, kind: 'vented' } })
  if (isRefusal(built)) return built
  const { driver, limits: { amplifier } = {} } = built.design
  const refusal: AcousticsRefusal | undefined = limitsRefusal(driver)
  if (refusal) return refusal
  const air = airOf(saved.air)
  const held = goal.held === 'note' ? gridOf([goal.hz]) : musicFrom(goal.hz)
  const note = gridOf([goal.hz])
  const [curves, heard] = [newCurves(held.hz.length), newCurves(1)]
  const ladder = portSizes(saved, goal)

  const limited: Design = {
    ...built.design,
    driver: { ...driver, ...(driver.xmax !== undefined && { xmax: driver.xmax * goal.travel }) },
  }
  const designOf = (volume: number, tuning: number, watts: number | undefined): Design => {
    const engine = engineDesign(designInBox(saved, goal, { volume, tuning, size: smallestPort }))
    const { box } = isRefusal(engine) ? built.design : engine.design
    // The flow is that of ports of one square meter: their area decides how fast it is, and nothing else.
    return {
      ...limited,
      box: box.kind === 'vented' ? { ...box, portArea: 1 } : box,
      limits: watts === undefined ? {} : { amplifier: watts },
    }
  }
  const { watts: drive } = built.design.drive

  /** Returns what a box takes if its ports are no limit. */
  function played(volume: number, tuning: number) {
    sweep(designOf(volume, tuning, amplifier), held, curves)
    let [watts, ruling, flow, travel] = [Number.POSITIVE_INFINITY, 0, 0, 0]
    for (let at = 0; at < held.hz.length; at++) {
      if ((curves.maxPower[at] as number) < watts) {
        watts = curves.maxPower[at] as number
        ruling = curves.ruling[at] as number
      }
      flow = Math.max(flow, curves.portVelocity[at] as number)
      travel = Math.max(travel, curves.excursion[at] as number)
    }
    return { volume, tuning, watts, ruling, flow, travel }
  }
  type Played = ReturnType<typeof played>

  /** The same with ports of a size, or undefined where they cannot be built or do not fit. */
  function ported({ volume, tuning, watts, flow }: Played, size: number) {
    const ports = { ...portsOfSize(saved.box.rearPorts, goal, size), tuning }
    const area = areaOf(ports)
    const cut = cutPorts(ports, { ...saved.box.rear, volume }, air, unread)
    const whole = volume + area * cut.length
    if (cut.refusal || whole > goal.volume) return undefined
    const byPorts = drive * ((goal.velocity * area) / flow) ** 2
    return { size, area, portLength: cut.length, air: whole, watts: Math.min(watts, byPorts), byPorts }
  }
  type Ported = NonNullable<ReturnType<typeof ported>>

  function finished(box: Played, port: Ported): LoudestBox | undefined {
    const { watts, area, size, portLength, air: whole } = port
    if (!(watts > 0)) return undefined
    sweep(designOf(box.volume, box.tuning, watts), note, heard)
    const level = (heard.maxSpl[0] as number) + (heard.cabinSpl[0] as number) - (heard.spl[0] as number)
    const louder = Math.sqrt(watts / drive)
    return {
      volume: box.volume,
      tuning: box.tuning,
      size,
      portLength,
      air: whole,
      level,
      watts,
      ruling: port.byPorts < box.watts ? velocityRules : box.ruling,
      velocity: (louder * box.flow) / area,
      travel: louder * box.travel,
    }
  }

  return {
    /** The loudest that a box can be with ports of any size, or undefined where none fits. */
    best(volume: number, tuning: number): LoudestBox | undefined {
      const box = played(volume, tuning)
      const fitting = ladder.flatMap((size) => ported(box, size) ?? [])
      const most = Math.max(...fitting.map(({ watts }) => watts))
      const port = fitting.find(({ watts }) => watts >= most * equallyLoud)
      return port && finished(box, port)
    },
    /** A box with ports of one size. */
    at({ volume, tuning, size }: Tried): LoudestBox | undefined {
      const [least, most] = [ladder[0] as number, ladder.at(-1) as number]
      if (!(volume > 0) || !(tuning > 0) || size < least || size > most) return undefined
      const box = played(volume, tuning)
      const port = ported(box, size)
      return port && finished(box, port)
    },
  }
}

const unread = () => ''

function musicFrom(hz: number) {
  return logGrid(hz, Math.max(musicUntil, hz * 1.01), pointsOfMusic)
}

/** The sizes that ports may have, evenly spread by their ratio: a slot no flatter than its walls allow. */
function portSizes({ box }: SavedDesign, { width }: LoudestGoal): number[] {
  const flattest = box.rearPorts.shape === 'slot' ? width / greatestAspectRatio : smallestPort
  const least = Math.min(width, Math.max(0.01, flattest))
  return Array.from({ length: sizes }, (_, at) => least * (width / least) ** (at / (sizes - 1)))
}
