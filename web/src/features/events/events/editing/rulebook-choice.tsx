import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { listLeagues } from '#shared/rules/leagues/list-contract.ts'
import { getRulebook, listRulebookVersions } from '#shared/rules/rulebooks/contract.ts'
import { eventClassesOf } from '#shared/rules/rulebooks/event-classes-of.ts'
import type { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'

type RulebookChoiceProps = {
  /** Takes the rulebook with the classes that the event does not have yet, and answers how many those are. */
  onChosen: (rulebook: { pin: RulebookPin; classes: EventClassFields[] }) => number
}

/** The classes of a league’s rulebook, for an organizer who would rather not write them. */
export function RulebookChoice({ onChosen }: RulebookChoiceProps) {
  const { data } = useQuery(query('leagues', listLeagues, { query: { limit: 100 } }))
  const [chosen, setChosen] = useState<League['id']>()
  const reading = useCommand({ send: rulebookClasses })
  const leagueId = chosen ?? data?.items[0]?.id
  const take = usePress(() =>
    leagueId === undefined
      ? Promise.resolve()
      : reading.mutateAsync(leagueId).then((rulebook) => {
          if (!rulebook) {
            toast.error('This league has no published rulebook yet')
            return
          }
          const added = onChosen(rulebook)
          const of = `${rulebook.title}, version ${rulebook.pin.versionNo}`
          if (added === 0) toast.success(`The event has the classes of ${of}`)
          else toast.success(`Added ${added === 1 ? '1 class' : `${added} classes`} of ${of}`)
        }, toastFailure),
  )
  // Without leagues, and until they load, the classes are written by hand.
  if (!data || leagueId === undefined) return null
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="League" className="min-w-0 flex-1 basis-64">
        <Select value={leagueId} onChange={({ target }) => setChosen(target.value as League['id'])}>
          {data.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button busy={reading.isPending} onClick={take}>
        Add rulebook classes
      </Button>
    </div>
  )
}

type RulebookClasses = { title: string; pin: RulebookPin; classes: EventClassFields[] }

/**
 * Returns what the newest published rulebook of a league offers to an event, or undefined while it has none.
 */
async function rulebookClasses(leagueId: League['id']): Promise<RulebookClasses | undefined> {
  const { items } = await call(listRulebookVersions, { params: { leagueId }, query: { limit: 100 } })
  const newest = items[0]
  if (!newest) return undefined
  const { versionNo } = newest
  const rulebook = await call(getRulebook, { params: { leagueId, versionNo } })
  return {
    title: rulebook.title,
    pin: { rulebookId: rulebook.id, versionNo },
    classes: eventClassesOf(rulebook),
  }
}
