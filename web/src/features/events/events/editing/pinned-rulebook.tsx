import { useQuery } from '@tanstack/react-query'
import { getRulebook } from '#shared/rules/rulebooks/contract.ts'
import { leagueIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import type { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { query } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import type { EventEditForm } from './event-edit-form.ts'

/** The rules that the classes of an event are judged by. */
export function PinnedRulebook({ form }: { form: EventEditForm }) {
  const { watch, setValue, formState } = form
  const pin = watch('rulebook')
  const counts = watch('seasons').length > 0
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold">Rulebook</p>
      {pin ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            <RulebookName pin={pin} />
          </p>
          {!counts && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setValue('rulebook', null, { shouldDirty: true })}
            >
              Remove<span className="sr-only"> the rulebook</span>
            </Button>
          )}
        </div>
      ) : (
        <p className="text-dim">None yet. Choose a season, or add the classes of a rulebook.</p>
      )}
      <p className="text-sm text-dim">
        Classes are judged by it. Once people have entered, it and the seasons cannot change.
      </p>
      <FieldError>{formState.errors.rulebook?.message}</FieldError>
    </div>
  )
}

function RulebookName({ pin }: { pin: RulebookPin }) {
  const { rulebookId, versionNo } = pin
  const params = { leagueId: leagueIdOf(rulebookId), versionNo }
  const { data } = useQuery(query('leagues', getRulebook, { params }))
  return `${data ? `${data.title}, version` : 'Version'} ${pin.versionNo}`
}
