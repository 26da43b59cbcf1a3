import { needsBrace } from '#shared/enclosures/brace.ts'
import type { ShownAs } from './advice.ts'
import type { BuiltBox } from './built-box.ts'
import type { DividedParts } from './built-divided-box.ts'
import { type DividedIssue, portName, sentenceOf } from './divided-issue.ts'
import { ventBlocks } from './vent-blocks.ts'

const mostBraces = 4

/** Walls that are free over too much beside the divider, and braces that are in the way of a port. */
export function dividedBraceIssues(
  { build, inside, boards, vents }: BuiltBox,
  { chambers, braces, section }: DividedParts,
  shown: Pick<ShownAs, 'length'>,
): DividedIssue[] {
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
    ...(blocked[0]
      ? [
          {
            rule: 'brace_port',
            tone: 'danger' as const,
            sentence: `${sentenceOf(blocked[0])} meets a brace. Move the port, or use fewer braces.`,
          },
        ]
      : []),
  ]
}
