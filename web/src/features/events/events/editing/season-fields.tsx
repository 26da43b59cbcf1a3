import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { listSeasons } from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Select } from '#web/ui/select.tsx'
import type { EventEditForm } from './event-edit-form.ts'

const most = 3

type Known = readonly Season[]

/** The seasons in which an event gives points, and how much it counts there. */
export function SeasonFields({ form }: { form: EventEditForm }) {
  const { control, register, setValue, getValues, formState } = form
  const { data } = useQuery(query('leagues', listSeasons, { query: { limit: 100 } }))
  const counted = useFieldArray({ control, name: 'seasons' })
  const known: Known = data?.items ?? []
  const errors = formState.errors.seasons
  const add = ({ id, rulebook, pointsTable }: Season) => {
    if (!rulebook) return
    counted.append({ seasonId: id, multiplier: pointsTable.steps[0]?.multiplier ?? 1, rulebook })
    if (!getValues('rulebook')) setValue('rulebook', rulebook, { shouldDirty: true })
  }
  return (
    <div className="grid gap-4">
      {counted.fields.map(({ id, seasonId }, at) => {
        const season = known.find((one) => one.id === seasonId)
        const name = season?.name ?? 'Season'
        return (
          <div key={id} className="flex flex-wrap items-end gap-3">
            <Field
              label={`${name} points`}
              className="min-w-0 flex-1 basis-64"
              error={
                errors?.[at]?.seasonId?.message ??
                errors?.[at]?.multiplier?.message ??
                errors?.[at]?.rulebook?.message
              }
            >
              <Select {...register(`seasons.${at}.multiplier`, { valueAsNumber: true })}>
                {(season?.pointsTable.steps ?? [{ multiplier: counted.fields[at]?.multiplier ?? 1 }]).map(
                  ({ multiplier }) => (
                    <option key={multiplier} value={multiplier}>
                      {multiplier}×
                    </option>
                  ),
                )}
              </Select>
            </Field>
            <Button variant="ghost" onClick={() => counted.remove(at)}>
              Remove<span className="sr-only"> {name}</span>
            </Button>
          </div>
        )
      })}
      <FieldError>{errors?.root?.message ?? errors?.message}</FieldError>
      {counted.fields.length < most && (
        <SeasonChoice
          seasons={known.filter(
            ({ id, status, rulebook }) =>
              status === 'active' && rulebook && !counted.fields.some(({ seasonId }) => seasonId === id),
          )}
          onChosen={add}
        />
      )}
      {data && known.length === 0 && <p className="text-dim">No league has a season yet.</p>}
    </div>
  )
}

function SeasonChoice({ seasons, onChosen }: { seasons: Known; onChosen: (season: Season) => void }) {
  const [chosen, setChosen] = useState<string>()
  const season = seasons.find(({ id }) => id === chosen) ?? seasons[0]
  if (!season) return null
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Season" className="min-w-0 flex-1 basis-64">
        <Select value={season.id} onChange={({ target }) => setChosen(target.value)}>
          {seasons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button onClick={() => onChosen(season)}>Add season</Button>
    </div>
  )
}
