import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Season } from '#shared/rules/seasons/season.ts'
import { rebuildPreviewQuery } from '#web/features/leaderboard/points/api/season-points.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { triedClassesQuery } from '../api/preview-season.ts'
import { useRebuildStandings } from '../api/step-season.ts'
import { MovesTable } from './moves-table.tsx'

type RebuildDialogProps = { season: Season; onClose: () => void }

/** Previews the changes of a rebuild, class by class. */
export function RebuildDialog({ season, onClose }: RebuildDialogProps) {
  const command = useRebuildStandings()
  const rebuild = usePress(() =>
    command.mutateAsync(season).then(() => {
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
      <Changes season={season} classKey={classKey} />
    </div>
  )
}

function Changes({ season, classKey }: { season: Season; classKey: string }) {
  const preview = useQuery(rebuildPreviewQuery(season, classKey))
  if (preview.isError)
    return (
      <QueryFailure
        title="The changes did not load"
        error={preview.error}
        retrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    )
  if (!preview.data) return <Skeleton lines={3} />
  const { rows, changed } = preview.data
  return (
    <>
      <p role="status">
        {changed === 0
          ? 'Nothing changes in this class.'
          : changed === 1
            ? 'One competitor gets another rank or other points.'
            : `${changed} competitors get another rank or other points.`}
      </p>
      {rows.length > 0 && <MovesTable rows={rows} />}
      {changed > rows.length && (
        <p className="text-sm text-dim">
          The first {rows.length} of {changed} are listed.
        </p>
      )}
    </>
  )
}
