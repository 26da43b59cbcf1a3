import { shownApart } from '#shared/tools/units/shown-apart.ts'
import type { Advice, ShownAs } from './advice.ts'
import type { BuiltBox } from './built-box-type.ts'
import { refitted, withFittedSlots } from './fitted-slots.ts'
import type { SavedDesign, SavedPorts } from './saved-design.ts'

/** Finer than anyone saws, m. */
const slack = 0.0005

/** The problems of a slot in a box of this shape. */
export function slotAdvice(
  design: SavedDesign,
  { ports, shape, inside, build }: BuiltBox,
  shown: Pick<ShownAs, 'length'>,
): Advice[] {
  if (ports?.shape.kind !== 'slot') return []
  const { rearPorts } = design.box
  const withPorts = (change: Partial<SavedPorts>): SavedDesign => ({
    ...design,
    box: { ...design.box, rearPorts: { ...rearPorts, ...change } },
  })
  const advice: Advice[] = []
  if (rearPorts.walls !== ports.sharedWalls)
    advice.push({
      rule: 'slot_walls',
      tone: 'warning',
      sentence:
        ports.sharedWalls === 0
          ? 'A slot in a tube runs along no wall, so it is tuned differently from how it is built.'
          : 'Of several slots each runs along one wall, so they are tuned differently from how they are built.',
      fixes: [
        {
          label: ports.sharedWalls === 0 ? 'Share no wall' : 'Share one wall',
          design: withPorts({ walls: ports.sharedWalls }),
        },
      ],
    })
  if (ports.sharedWalls === 3 && Math.abs(ports.shape.width - inside.width) > slack) {
    const fitted = withFittedSlots(design)
    const [wide, own] = shownApart(shown.length, inside.width, ports.shape.width)
    advice.push({
      rule: 'slot_width',
      tone: 'danger',
      sentence: `A slot along three walls is as wide as the box inside, ${wide}. This one is ${own} wide.`,
      fixes: fitted ? [{ label: `Use ${shown.length(fitted.box.rearPorts.width)}`, design: fitted }] : [],
    })
  }
  if (ports.sharedWalls > 0 && shape.kind === 'wedge' && (shape.frontLean ?? 0) > 0)
    advice.push({
      rule: 'slot_lean',
      tone: 'danger',
      sentence: 'A slot along the bottom needs an upright front.',
      fixes: [
        {
          label: 'Set the front upright',
          design: refitted({ ...design, build: { ...build, frontLean: 0 } }),
        },
      ],
    })
  if (ports.sharedWalls > 0 && build.joint !== 'butt')
    advice.push({
      rule: 'slot_joint',
      tone: 'warning',
      sentence: 'A slot along the walls cuts into this joint at the front. Butt joints keep it whole.',
      fixes: [{ label: 'Use butt joints', design: { ...design, build: { ...build, joint: 'butt' } } }],
    })
  return advice
}
