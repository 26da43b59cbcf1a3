import type { CurveFigures } from '#shared/tools/acoustics/curve-figures.ts'
import { aspectRatio, greatestAspectRatio, lowestPipeResonance } from '#shared/tools/acoustics/port-advice.ts'
import { shownApart } from '#shared/tools/units/shown-apart.ts'
import type { Advice, Fix, ShownAs } from './advice.ts'
import { airOf } from './engine-design.ts'
import { chamberOf, type PortedPart, portsOfBox } from './parts-of-box.ts'
import { areaOf, cutPorts, portOf } from './ports-of-design.ts'
import type { SavedDesign, SavedPorts } from './saved-design.ts'

/** Returns what is wrong with the ports of a design. */
export function portAdvice(saved: SavedDesign, figures: CurveFigures, shown: ShownAs): Advice[] {
  const parts = portsOfBox(saved.box)
  return [...velocity(saved, parts, figures, shown), ...parts.flatMap((part) => shape(saved, part, shown))]
}

function velocity(
  saved: SavedDesign,
  parts: PortedPart[],
  { portVelocity }: CurveFigures,
  shown: ShownAs,
): Advice[] {
  if (!portVelocity || portVelocity.value <= saved.portLimit) return []
  const share = portVelocity.value / saved.portLimit
  const compresses = portVelocity.value > 34
  const [reached, allowed] = shownApart(shown.velocity, portVelocity.value, saved.portLimit)
  return [
    {
      rule: 'port_velocity',
      tone: portVelocity.value > 25 ? 'danger' : 'warning',
      sentence: `The air in the port reaches ${reached} at ${Number(portVelocity.hz.toPrecision(3))} Hz, above the ${allowed} you allow.${compresses ? ' This port will compress.' : ''}`,
      // With two ports, no one can tell here which one is faster.
      fixes: parts.length === 1 ? parts.map((part) => enlarged(saved, part, share * 1.02)) : [],
    },
  ]
}

function enlarged(saved: SavedDesign, part: PortedPart, share: number): Fix {
  return { label: 'Make the port larger', design: withPorts(saved, part, scaled(saved.box[part], share)) }
}

const withPorts = (saved: SavedDesign, part: PortedPart, ports: SavedPorts): SavedDesign => ({
  ...saved,
  box: { ...saved.box, [part]: ports },
})

/** Ports of so many times the area: a round one wider, a slot higher. */
export function scaled(ports: SavedPorts, share: number): SavedPorts {
  if (ports.shape === 'slot') return { ...ports, height: rounded(ports.height * share) }
  return { ...ports, diameter: rounded(ports.diameter * Math.sqrt(share)) }
}

/** Up to a whole mm, as it can be cut. */
const rounded = (metres: number) => Math.ceil(metres * 1000 - 1e-9) / 1000

function shape(saved: SavedDesign, part: PortedPart, shown: ShownAs): Advice[] {
  const ports = saved.box[part]
  const cut = cutPorts(ports, saved.box[chamberOf(part)], airOf(saved.air), shown.length)
  const advice: Advice[] = []
  if (cut.refusal)
    advice.push({
      rule: cut.refusal.code,
      tone: 'danger',
      sentence: cut.refusal.message,
      fixes: [fitting(saved, part, cut.refusal.code === 'port_too_short' ? 1.1 : 1 / 1.1, shown)].flatMap(
        (fix) => fix ?? [],
      ),
    })
  if (aspectRatio(portOf(ports).shape) > greatestAspectRatio)
    advice.push({
      rule: 'aspect_ratio',
      tone: 'warning',
      sentence: `The slot is more than ${greatestAspectRatio} times as wide as high, and loses too much at its walls.`,
      fixes: [],
    })
  const lowPass = saved.signal.filters.find((filter) => 'pass' in filter && filter.pass === 'low')
  if (
    !cut.refusal &&
    lowPass &&
    'corner' in lowPass &&
    cut.pipeResonance < lowestPipeResonance(lowPass.corner)
  )
    advice.push({
      rule: 'pipe_resonance',
      tone: 'warning',
      sentence: `The port resonates like a pipe at ${Math.round(cut.pipeResonance)} Hz, below four times the low-pass.`,
      fixes: [],
    })
  return advice
}

/** Ports that grow or shrink by a tenth until they can be cut. */
function fitting(saved: SavedDesign, part: PortedPart, step: number, shown: ShownAs): Fix | undefined {
  const chamber = saved.box[chamberOf(part)]
  let ports = saved.box[part]
  for (let attempt = 0; attempt < 40; attempt++) {
    ports = scaled(ports, step)
    const { refusal } = cutPorts(ports, chamber, airOf(saved.air), shown.length)
    if (refusal) continue
    const label = step > 1 ? 'Make the port larger' : 'Make the port narrower'
    return areaOf(ports) > 1e-4 ? { label, design: withPorts(saved, part, ports) } : undefined
  }
  return undefined
}
