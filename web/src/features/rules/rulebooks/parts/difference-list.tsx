import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { type RulebookDifference, rulebookDifferences } from '#shared/rules/rulebooks/rulebook-differences.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { changeWords, fieldWords, partWords } from './rulebook-words.ts'

/** Lists the differences of a version from another. */
export function DifferenceList({ rulebook, before }: { rulebook: Rulebook; before: Rulebook }) {
  const lines = rulebookDifferences(before, rulebook)
  if (lines.length === 0)
    return (
      <EmptyState title="Both versions say the same">
        Formats, classes, rubrics, and violations are equal.
      </EmptyState>
    )
  return (
    <Panel flush>
      <Table
        caption={`Changes since version ${before.versionNo}`}
        columns={columns}
        rows={lines}
        rowKey={({ part, key }) => `${part} ${key}`}
      />
    </Panel>
  )
}

const tones: Record<RulebookDifference['change'], Tone> = {
  added: 'success',
  changed: 'info',
  removed: 'danger',
  retired: 'warning',
}

const columns: Column<RulebookDifference>[] = [
  {
    id: 'name',
    header: 'What',
    narrow: 'title',
    cell: ({ part, name, key }) => (
      <span className="wrap-anywhere">
        {partWords[part]} <span className="font-semibold">{name}</span>{' '}
        <span className="label text-dim">{key}</span>
      </span>
    ),
  },
  {
    id: 'fields',
    header: 'Fields',
    narrow: 'meta',
    cell: ({ fields }) => fields.map(fieldWords).join(', ') || '–',
  },
  {
    id: 'change',
    header: 'Change',
    narrow: 'end',
    cell: ({ change }) => <Badge tone={tones[change]}>{changeWords[change]}</Badge>,
  },
]
