import type { MenuChanges } from '#shared/content/navigation/menu-changes.ts'
import { nameOf } from './menu-step.ts'
import { fieldLabels } from './navigation-labels.ts'

/** The changes to a menu, one line per entry. */
export function ChangesList({ changes }: { changes: MenuChanges }) {
  const { added, deleted, moved, changed } = changes
  const fieldsOf = (fields: readonly string[]) =>
    [...new Set(fields.map((field) => fieldLabels[field]))].join(', ')
  const lines = [
    ...added.map((item) => `Added ${nameOf(item)}`),
    ...deleted.map((item) => `Deleted ${nameOf(item)}`),
    ...moved.map((item) => `Moved ${nameOf(item)}`),
    ...changed.map(({ item, fields }) => `Changed ${nameOf(item)}: ${fieldsOf(fields)}`),
  ]
  return (
    <ul className="list-disc pl-5">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries can be called the same
        <li key={at}>{line}</li>
      ))}
    </ul>
  )
}
