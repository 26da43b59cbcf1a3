import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { rulebookQuery, versionsQuery } from '../api/rulebook-queries.ts'
import { DifferenceList } from './difference-list.tsx'

/** Shows how a version differs from another, at first from the one before it. */
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
  return <DifferenceList rulebook={rulebook} before={data} />
}
