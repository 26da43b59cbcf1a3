import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Rulebook } from '#shared/rulebooks/rulebook.ts'
import { type RulebookDifference, rulebookDifferences } from '#shared/rulebooks/rulebook-differences.ts'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { rulebookQuery, versionsQuery } from '../api/rulebooks-query.ts'
import { changeWords, fieldWords, partWords } from './rulebook-words.ts'

/** What a version says that another did not: the one before it, to begin with. */
export function ChangesTab({ rulebook }: { rulebook: Rulebook }) {
  const { leagueId, versionNo } = rulebook
  const versions = useQuery(versionsQuery(leagueId))
  const [chosen, setChosen] = useState<number>()
  if (!versions.data && versions.error)
    return (
      <QueryFailure
        title="The versions did not load"
        error={versions.error}
        retrying={versions.isFetching}
        onRetry={() => void versions.refetch()}
      />
    )
  if (!versions.data) return <Skeleton lines={4} className="h-12" />
  const others = versions.data.items.filter((one) => one.versionNo !== versionNo)
  const before = chosen ?? (others.find((one) => one.versionNo < versionNo) ?? others[0])?.versionNo
  if (before === undefined) return <EmptyState title="There is no other version to compare with" />
  return (
    <>
      <Field label="Compared with" className="mb-5 sm:max-w-80">
        <Select value={before} onChange={({ target }) => setChosen(Number(target.value))}>
          {others.map((one) => (
            <option key={one.versionNo} value={one.versionNo}>
              Version {one.versionNo}: {one.title}
            </option>
          ))}
        </Select>
      </Field>
      <Differences key={before} rulebook={rulebook} before={before} />
    </>
  )
}

function Differences({ rulebook, before }: { rulebook: Rulebook; before: number }) {
  const { data, error, isFetching, refetch } = useQuery(rulebookQuery(rulebook.leagueId, before))
  if (!data && error)
    return (
      <QueryFailure
        title="That version did not load"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton lines={4} className="h-12" />
  const lines = rulebookDifferences(data, rulebook)
  if (lines.length === 0)
    return (
      <EmptyState title="Both versions say the same">
        Formats, classes, rubrics and violations are equal.
      </EmptyState>
    )
  return (
    <Panel flush>
      <Table
        caption={`Changes since version ${before}`}
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
