import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Season } from '#shared/rules/seasons/season.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { triedClassesQuery } from '../api/admin-season-queries.ts'
import { useRebuildStandings } from '../api/season-commands.ts'
import * as previews from './rebuild-previews-of-nouns.ts'

type RebuildDialogProps = { season: Season; onClose: () => void }

/** Previews the changes of a rebuild, class by class. */
export function RebuildDialog({ season, onClose }: RebuildDialogProps) {
  const command = useRebuildStandings()
  const rebuild = usePress(() =>
    command.mutateAsync({ params: { leagueId: season.leagueId, seasonId: season.id } }).then(() => {
      toast.success('The standings are being rebuilt')
      onClose()
    }, toastFailure),
  )
  const busy = command.isPending
  return (
    <Dialog
      open
      dismissible={!busy}
      title={`Rebuild the standings of ${season.name}?`}
      description="Every rank is recalculated from the points of verified results. Correct standings stay as they are."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} onClick={rebuild}>
            Rebuild standings
          </Button>
        </>
      }
    >
      <ClassChanges season={season} />
    </Dialog>
  )
}

function ClassChanges({ season }: { season: Season }) {
  const classes = useQuery(triedClassesQuery(season.id))
  const [chosen, setChosen] = useState('')
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
  if (!classKey) return <p className="text-dim">This season has no standings yet.</p>
  return (
    <div className="grid gap-4">
      <Field label="See what changes in">
        <Select value={classKey} onChange={({ target }) => setChosen(target.value)}>
          {offered.map((one) => (
            <option key={one.classKey} value={one.classKey}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
      {Object.entries(previews).map(([noun, Preview]) => (
        <Preview key={noun} season={season} classKey={classKey} />
      ))}
    </div>
  )
}
