import { queryOptions, useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import type { League } from '#shared/rules/leagues/league.ts'
import { listLeagues } from '#shared/rules/leagues/list-contract.ts'
import { getRulebook, listRulebookVersions } from '#shared/rules/rulebooks/contract.ts'
import { listSeasons } from '#shared/rules/seasons/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ResultValues } from './result-values.ts'

const staleTime = 60_000

/** The rules of a season, or the newest that the league has published, or none if it has published none. */
const rulesQuery = (leagueId: League['id'], versionNo: number | undefined) =>
  queryOptions({
    queryKey: ['leagues', 'rules', leagueId, versionNo ?? 'newest'],
    queryFn: async ({ signal }) => {
      const newest = async () =>
        (
          await call(listRulebookVersions, { params: { leagueId }, query: { limit: 20 } }, { signal })
        ).items.at(0)?.versionNo
      const found = versionNo ?? (await newest())
      return found === undefined
        ? null
        : call(getRulebook, { params: { leagueId, versionNo: found } }, { signal })
    },
    staleTime,
  })

/** The league, its season and the class by their rules. */
export function ClassFields() {
  const {
    register,
    watch,
    setValue,
    formState: { errors },
  } = useFormContext<ResultValues>()
  const [typed, seasonId, classKey] = watch(['leagueId', 'seasonId', 'classKey'])
  const leagueId = typed as League['id']
  const enabled = typed !== ''
  const leagues = useQuery(query('leagues', listLeagues, { query: { limit: 100 } }, { staleTime }))
  const seasons = useQuery(
    query('leagues', listSeasons, { query: { leagueId, limit: 20 } }, { staleTime, enabled }),
  )
  const offered = seasons.data?.items.filter(({ id, status }) => status === 'active' || id === seasonId) ?? []
  const pin = offered.find(({ id }) => id === seasonId)?.rulebook
  const rules = useQuery({
    ...rulesQuery(leagueId, pin?.versionNo),
    enabled: enabled && (seasonId === '' || seasons.isSuccess),
  })
  const classes = rules.data?.classes.filter(({ key, retired }) => !retired || key === classKey) ?? []
  const failed = [leagues, seasons, rules].find(({ isError }) => isError)
  if (failed)
    return (
      <QueryFailure
        title="The leagues did not load"
        error={failed.error}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    )
  const forget = (...names: ('seasonId' | 'classKey')[]) => {
    for (const name of names) setValue(name, '', { shouldDirty: true })
  }
  return (
    <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-3">
      <Field label="League" required error={errors.leagueId?.message}>
        <Select {...register('leagueId', { onChange: () => forget('seasonId', 'classKey') })} value={typed}>
          <option value="">Choose a league</option>
          {leagues.data?.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Season" error={errors.seasonId?.message}>
        <Select {...register('seasonId')} value={seasonId} disabled={!enabled}>
          <option value="">No season</option>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Class"
        required
        hint={rules.data === null ? 'This league has not published its rules yet.' : undefined}
        error={errors.classKey?.message}
      >
        <Select {...register('classKey')} value={classKey} disabled={!rules.data}>
          <option value="">Choose a class</option>
          {classes.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
