import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { previewSeasonChange } from '#shared/leaderboard/standings/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import {
  type AskedPreview,
  previewQuery,
  seasonsQuery,
  triedClassesQuery,
} from '../api/admin-season-queries.ts'
import { MovesTable } from './moves-table.tsx'
import { type SeasonValues, typedRules } from './season-values.ts'

type PreviewProps = {
  league: League
  season: Season | undefined
  form: UseFormReturn<SeasonValues, unknown, never>
}

/** Tries the typed rules on the results of a season, before they count. */
export function SeasonPreview({ league, season, form }: PreviewProps) {
  const pages = useInfiniteQuery(seasonsQuery(league.id))
  const seasons = (pages.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ status }) => status !== 'draft')
  const [chosen, setChosen] = useState(season?.id)
  const tried = seasons.find(({ id }) => id === chosen) ?? seasons[0]
  if (!tried) return null
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-semibold">Preview</legend>
      <p className="text-sm text-dim">See whose rank would change under these rules. Nothing is saved.</p>
      <Field label="Results of" className="sm:max-w-80">
        <Select value={tried.id} onChange={({ target }) => setChosen(target.value as Season['id'])}>
          {seasons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <ClassPreview key={tried.id} tried={tried} form={form} />
    </fieldset>
  )
}

function ClassPreview({ tried, form }: { tried: Season; form: PreviewProps['form'] }) {
  const classes = useQuery(triedClassesQuery(tried.id))
  const [chosen, setChosen] = useState('')
  const [asked, setAsked] = useState<AskedPreview>()
  const rules = typedRules(useWatch({ control: form.control }) as SeasonValues)
  if (classes.isPending) return <Skeleton lines={2} />
  if (classes.isError)
    return (
      <QueryFailure
        title="The classes did not load"
        error={classes.error}
        retrying={classes.isFetching}
        onRetry={() => void classes.refetch()}
      />
    )
  const offered = classes.data.classes
  const classKey = (offered.find((one) => one.classKey === chosen) ?? offered[0])?.classKey
  if (!classKey) return <p className="text-sm text-dim">This season has no verified results yet.</p>
  const now = rules && { leagueId: tried.leagueId, seasonId: tried.id, body: { classKey, ...rules } }
  const isAsked = asked && JSON.stringify(asked) === JSON.stringify(now)
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Class" className="grow sm:max-w-80">
          <Select value={classKey} onChange={({ target }) => setChosen(target.value)}>
            {offered.map((one) => (
              <option key={one.classKey} value={one.classKey}>
                {one.name}
              </option>
            ))}
          </Select>
        </Field>
        <Button disabled={!now} onClick={() => setAsked(now)}>
          Preview
        </Button>
      </div>
      {!now && <p className="text-sm text-dim">Correct the points, events, or ties to see a preview.</p>}
      {isAsked && <Preview asked={asked} />}
    </>
  )
}

function Preview({ asked }: { asked: AskedPreview }) {
  const preview = useQuery(previewQuery(asked))
  if (preview.data) return <PreviewTable preview={preview.data} />
  if (preview.isError)
    return (
      <QueryFailure
        title="The preview did not load"
        error={preview.error}
        retrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    )
  return <Skeleton lines={3} />
}

type Preview = ResponseOf<typeof previewSeasonChange>

const summary = ({ competitors, moved, changed }: Preview) => {
  if (changed === 0) return 'Nothing changes in this class.'
  const of = `${competitors} ${competitors === 1 ? 'competitor' : 'competitors'}`
  return moved === 0
    ? `Points change, and no rank of ${of} does.`
    : `${moved} of ${of} would get another rank.`
}

/** Ranks and points of a class before a change and after it. */
function PreviewTable({ preview }: { preview: Preview }) {
  const { rows, changed } = preview
  return (
    <>
      <p role="status">{summary(preview)}</p>
      {rows.length > 0 && <MovesTable rows={rows} />}
      {changed > rows.length && (
        <p className="text-sm text-dim">
          The first {rows.length} of {changed} are listed.
        </p>
      )}
    </>
  )
}
