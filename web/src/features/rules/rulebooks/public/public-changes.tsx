import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { publishedRulebookQuery, publishedVersionsQuery } from '../api/rulebook-queries.ts'
import { DifferenceList } from '../parts/difference-list.tsx'

/**
 * Shows the changes of a version, at first from the published one before it. It shows nothing if there is no
 * other.
 */
export function PublicChanges({ rulebook }: { rulebook: Rulebook }) {
  const { leagueId, versionNo } = rulebook
  const versions = useQuery(publishedVersionsQuery(leagueId))
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
  const others = versions.data?.items.filter((one) => one.versionNo !== versionNo) ?? []
  const before = chosen ?? (others.find((one) => one.versionNo < versionNo) ?? others[0])?.versionNo
  if (before === undefined) return null
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="wide mb-4 text-xl">
        Changes
      </h2>
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
    </section>
  )
}

function Differences({ rulebook, before }: { rulebook: Rulebook; before: number }) {
  const { data, error, isFetching, refetch } = useQuery(publishedRulebookQuery(rulebook.leagueId, before))
  if (data) return <DifferenceList rulebook={rulebook} before={data} />
  if (!error) return <Skeleton lines={4} className="h-12" />
  return (
    <QueryFailure
      title="That version did not load"
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
