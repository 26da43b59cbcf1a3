import { needsBrace } from '#shared/tools/enclosures/brace.ts'
import type { BuildAdvice, ShownAs } from './advice.ts'
import type { BuiltBox } from './built-box-type.ts'
import { refitted } from './fitted-slots.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'
import { braceRim, takesBraces } from './window-braces.ts'

const mostBraces = 4

/** Walls that are free over too much, and braces that are in the way of a port. */
export function braceAdvice(
  design: SavedDesign,
  box: BuiltBox,
  shown: Pick<ShownAs, 'length'>,
): BuildAdvice[] {
  const { build, braces } = box
  if (!takesBraces(build)) return []
  if (build.braces > 0 && braces.length === 0)
    return [
      {
        rule: 'brace_room',
        tone: 'warning',
        sentence: 'This box has no room for its braces.',
        fixes: [{ label: 'Leave them out', design: withBraces(design, build, 0) }],
      },
    ]
  return [...freeWalls(design, box, shown), ...portsThrough(box)]
}

const withBraces = (design: SavedDesign, build: SavedBuild, braces: number): SavedDesign =>
  refitted({ ...design, build: { ...build, braces } })

function freeWalls(design: SavedDesign, box: BuiltBox, shown: Pick<ShownAs, 'length'>): BuildAdvice[] {
  const { inside, boards, build, braces } = box
  // A brace across the box holds the walls around it, and neither the front nor the back.
  const span = inside.depth / (braces.length + 1)
  const around = [inside.width, inside.height].map((side) => ({ width: side, height: span }))
  const free = around.find((wall) => needsBrace(wall, boards.panel))
  if (!free || build.braces >= mostBraces) return []
  return [
    {
      rule: 'needs_brace',
      tone: 'warning',
      sentence: `A wall is free over ${shown.length(free.width)} by ${shown.length(free.height)}. A window brace keeps it from ringing.`,
      fixes: [{ label: 'Add a brace', design: withBraces(design, build, build.braces + 1) }],
    },
  ]
}

/** Ports that run through a brace have to pass its window. */
function portsThrough({ places, ports, braces, braceRoom, boards, build }: BuiltBox): BuildAdvice[] {
  const [nearest] = braces
  if (!ports || nearest === undefined || ports.lengthInside <= nearest) return []
  // Braces stand on slots at the bottom.
  const blocked = places.ports.some(({ shape, center: [x, y], sharedWalls }) => {
    if (sharedWalls.includes('bottom')) return false
    const [wide, high] =
      shape.kind === 'round' ? [shape.diameter, shape.diameter] : [shape.width, shape.height]
    const [across, up] = [wide / 2 + build.portWall, high / 2 + build.portWall]
    return (
      x - across < boards.panel + braceRim ||
      x + across > boards.panel + braceRoom.width - braceRim ||
      y - up < boards.panel + braceRoom.slot + braceRim ||
      y + up > boards.panel + braceRoom.height - braceRim
    )
  })
  return blocked
    ? [
        {
          rule: 'brace_port',
          tone: 'danger',
          sentence: 'A port meets the frame of a brace. Move the port, or use fewer braces.',
          fixes: [],
        },
      ]
    : []
}
