import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { SettingsValues } from './settings-values.ts'
import type { DeskSettingsForm } from './use-desk-settings.ts'

type Category = SettingsValues['categories'][number]
export type CategoryRow = { id: string; category: Category }

const newIds = (count: number): string[] => Array.from({ length: count }, () => crypto.randomUUID())

/** The categories of the form as rows that keep their identity wherever they are moved. */
export function useCategoryRows({ control }: DeskSettingsForm) {
  const { field } = useController({ control, name: 'categories' })
  const categories = field.value
  const [known, setKnown] = useState(() => newIds(categories.length))
  // The rows were replaced from outside, such as by the latest version.
  const ids = known.length === categories.length ? known : newIds(categories.length)
  if (ids !== known) setKnown(ids)
  const rows = categories.map((category, at): CategoryRow => ({ id: ids[at] ?? '', category }))
  const arrange = (next: readonly CategoryRow[]) => {
    setKnown(next.map(({ id }) => id))
    field.onChange(next.map(({ category }) => category))
  }
  return {
    rows,
    arrange,
    edit: (at: number, part: Partial<Category>) =>
      arrange(
        rows.map((row, place) => (place === at ? { ...row, category: { ...row.category, ...part } } : row)),
      ),
    remove: (at: number) => arrange(rows.toSpliced(at, 1)),
    add: () =>
      arrange([
        ...rows,
        { id: crypto.randomUUID(), category: { key: '', label: '', priority: 'normal', active: true } },
      ]),
  }
}
