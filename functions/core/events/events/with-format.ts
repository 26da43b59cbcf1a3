import { getMany } from '#core/platform/db/get-many.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { rulebooks } from '#core/rules/rulebooks/rulebooks.ts'
import type { EventLine } from '#shared/events/events/event-line.ts'
import type { FormatKind } from '#shared/rules/rulebooks/format-kind.ts'
import type { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'

const nameOf = ({ rulebookId, versionNo }: RulebookPin) => `${rulebookId}#${versionNo}`

/** Keeps the lines of events that have a class of a format; each version of a rulebook is read once. */
export function withFormat(format: FormatKind) {
  const classesOf = new Map<string, ReadonlySet<string>>()
  return async <Line extends EventLine>(lines: readonly Line[]): Promise<Line[]> => {
    const pins = new Map(
      lines.flatMap(({ rulebook: pin }) => (pin && !classesOf.has(nameOf(pin)) ? [[nameOf(pin), pin]] : [])),
    )
    const keys = [...pins.values()].map(({ rulebookId: id, versionNo }) => rulebooks.key({ id, versionNo }))
    for (const row of await getMany(keys)) {
      const { id, versionNo, formats, classes } = rulebooks.read(row as Row)
      const meant = new Set(formats.filter(({ kind }) => kind === format).map(({ key }) => key))
      classesOf.set(
        nameOf({ rulebookId: id, versionNo }),
        new Set(classes.filter(({ formatKey }) => meant.has(formatKey)).map(({ key }) => key)),
      )
    }
    return lines.filter(({ rulebook: pin, classKeys }) => {
      const meant = pin && classesOf.get(nameOf(pin))
      return meant !== undefined && classKeys.some((key) => meant.has(key))
    })
  }
}
