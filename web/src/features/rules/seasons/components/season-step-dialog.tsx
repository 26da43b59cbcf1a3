// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import type { Season } from '#shared/rules/seasons/season.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useReopenSeason, useStepSeason } from '../api/season-commands.ts'

const RebuildDialog = lazy(async () => ({ default: (await import('./rebuild-dialog.tsx')).RebuildDialog }))

export type AskedStep = { to: 'open' | 'close' | 'copy' | 'reopen' | 'rebuild'; season: Season }

const words = {
  open: {
    title: (name: string) => `Open ${name}?`,
    description: 'Everyone sees it from now on. While it runs, most rules are locked.',
    label: 'Open season',
    done: 'Season opened',
  },
  close: {
    title: (name: string) => `Close ${name}?`,
    description: 'Events no longer count in it. You can open it again with a reason.',
    label: 'Close season',
    done: 'Season closed',
  },
  copy: {
    title: (name: string) => `Copy ${name} to the next year?`,
    description: 'The copy is a draft with the same rules.',
    label: 'Create draft',
    done: 'Draft created',
  },
} as const

type ReopenDialogProps = { season: Season; onClose: () => void }
type StepDialogProps = { asked: AskedStep; onClose: () => void }

/** Asks before a season takes a step. */
export function SeasonStepDialog({ asked: { to, season }, onClose }: StepDialogProps) {
  const command = useStepSeason()
  if (to === 'reopen') return <ReopenDialog season={season} onClose={onClose} />
  if (to === 'rebuild')
    return (
      <Suspense fallback={null}>
        <RebuildDialog season={season} onClose={onClose} />
      </Suspense>
    )
  const { title, description, label, done } = words[to]
  return (
    <ConfirmCommand
      title={title(season.name)}
      description={description}
      confirmLabel={label}
      danger={to === 'close'}
      command={command}
      input={{ to, season }}
      done={done}
      onClose={onClose}
    />
  )
}

function ReopenDialog({ season: { id, leagueId, name, version }, onClose }: ReopenDialogProps) {
  return (
    <ReasonCommand
      title={`Open ${name} again?`}
      description="Events count in it again. Your reason is kept in the activity log."
      confirmLabel="Open again"
      done="Season opened again"
      failed="We couldn’t open the season"
      cancelLabel="Cancel"
      hint="At least 10 characters"
      most={500}
      missing="Must be at least 10 characters"
      command={useReopenSeason()}
      inputOf={(reason) => ({ params: { leagueId, seasonId: id }, body: { version, reason } })}
      onClose={onClose}
    />
  )
}
