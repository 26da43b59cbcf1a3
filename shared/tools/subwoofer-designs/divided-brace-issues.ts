import { sectionRoom } from '#shared/tools/enclosures/box-section.ts'
import { needsBrace } from '#shared/tools/enclosures/brace.ts'
import { isCircle, panelThickness } from '#shared/tools/enclosures/panel.ts'
import type { ShownAs } from './advice.ts'
import type { BuiltBox, DividedParts } from './built-box-type.ts'
import { type DividedIssue, portName, sentenceOf } from './divided-issue.ts'
import type { Vent } from './vent.ts'
import { ventBlocks } from './vent-blocks.ts'

const mostBraces = 4

/** Walls that are free over too much beside the divider, and braces that are in the way of a port. */
export function dividedBraceIssues(
  { build, inside, boards, vents }: BuiltBox,
  divided: DividedParts,
  shown: Pick<ShownAs, 'length'>,
): DividedIssue[] {
  const { chambers, braces, section } = divided
  if (build.braces > braces.length)
    return [{ rule: 'brace_room', tone: 'warning', sentence: 'This box has no room for its braces.' }]
  // The divider and the braces hold the walls around them, and neither the left nor the right side.
  const free = (['front', 'rear'] as const)
    .map((name) => {
      const { from, to } = chambers[name]
      const span = (to - from) / (braces.filter(({ chamber }) => chamber === name).length + 1)
      return { span, across: Math.max(inside.depth, inside.height) }
    })
    .find(({ span, across }) => needsBrace({ width: across, height: span }, boards.panel))
  const blocked = vents
    .filter(({ isInner }) => !isInner)
    .flatMap((vent) =>
      ventBlocks(vent, section)
        .filter(({ block }) =>
          braces.some(
            ({ at, panel }) =>
              block.x[0] < at + build.panel &&
              block.x[1] > at &&
              block.z[1] > panel.place.origin[2] + 1e-9 &&
              block.y[0] < panel.place.origin[1] - 1e-9,
          ),
        )
        .filter(({ block }) => !vent.bend || block.y[0] <= Math.min(...section.front) + 1e-9)
        .map(({ at }) => portName(vent, at)),
    )
  const met = [
    ...blocked,
    ...vents.filter(({ isInner }) => isInner).flatMap((vent) => meetingBraces(vent, divided)),
  ]
  return [
    ...(free && build.braces < mostBraces
      ? [
          {
            rule: 'needs_brace',
            tone: 'warning' as const,
            sentence: `A wall is free over ${shown.length(free.across)} by ${shown.length(free.span)}. A window brace keeps it from ringing.`,
          },
        ]
      : []),
    ...(met[0]
      ? [
          {
            rule: 'brace_port',
            tone: 'danger' as const,
            sentence: `${sentenceOf(met[0])} meets a brace. Move the port, or use fewer braces.`,
          },
        ]
      : []),
  ]
}

/** Ports between the chambers have to pass the windows of the braces behind them, and turn up behind all of them. */
function meetingBraces(vent: Vent, { chambers, braces, section }: DividedParts): string[] {
  const { places, ports, wall, bend } = vent
  const room = sectionRoom(section)
  const reach = chambers.rear.from + (bend ? bend.along - wall : ports.lengthInside)
  return places.flatMap(({ shape, center: [x, up], sharedWalls }, at) => {
    const [wide, high] =
      shape.kind === 'round' ? [shape.diameter, shape.diameter] : [shape.width, shape.height]
    const [y, z] = [room.back - x, room.bottom + up]
    const meets = braces.some(({ chamber, at: left, panel }) => {
      if (chamber !== 'rear') return false
      // Braces stand on slots at the bottom.
      if (sharedWalls.includes('bottom')) return bend !== undefined && left + panelThickness(panel) > reach
      if (left >= reach) return false
      const [window] = panel.cutOuts
      if (!window || isCircle(window)) return true
      const [, furthest, bottom] = panel.place.origin
      const [across, along] = [furthest - y - window.corner[0], z - bottom - window.corner[1]]
      return (
        across < wide / 2 + wall ||
        across > window.width - wide / 2 - wall ||
        along < high / 2 + wall ||
        along > window.height - high / 2 - wall
      )
    })
    return meets ? [portName(vent, at)] : []
  })
}
