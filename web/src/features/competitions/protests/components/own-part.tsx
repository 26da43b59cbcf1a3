import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { Board } from '#shared/competitions/competitions/board.ts'
import { placeWords, scoreWords } from '#shared/competitions/competitions/board-words.ts'
import { placesAreOut } from '#shared/competitions/competitions/competition-class.ts'
import type { ProtestRow } from '#shared/competitions/protests/contract.ts'
import { protestsQuery } from '#web/features/competitions/competitions/api/competition-queries.ts'
import { myRegistrationQuery } from '#web/features/events/registrations/api/registration-queries.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useWithdrawProtest } from '../api/protest-commands.ts'
import { EvidenceLinks } from './evidence-links.tsx'
import { protestLabels, subjectLabels } from './protest-words.ts'

const ProtestDialog = lazy(async () => ({ default: (await import('./protest-dialog.tsx')).ProtestDialog }))
const SheetDialog = lazy(async () => ({
  default: (await import('#web/features/competitions/score-sheets/components/sheet-dialog.tsx')).SheetDialog,
}))

/** The parts of a class that belong to its entrants: their place, sheet and protests. */
export function OwnPart({ board }: { board: Board }) {
  const { eventId, classKey, kind, rows, state } = board
  const me = useMe()
  const registration = useQuery(myRegistrationQuery(eventId))
  const entry = registration.data?.entries.find((one) => one.classKey === classKey && one.status === 'in')
  const protests = useInfiniteQuery(protestsQuery(eventId, classKey))
  const [open, setOpen] = useState<'protest' | 'sheet'>()
  const own = (protests.data?.pages.flatMap(({ items }) => items) ?? []).filter(({ by }) => by === me.id)
  const row = rows.find(({ entryId }) => entryId === entry?.id)
  if (!entry && own.length === 0) return null
  const hasSheets = (kind === 'sheet' || kind === 'show') && placesAreOut(board)
  const close = () => setOpen(undefined)
  return (
    <Panel title="Yours" className="print:hidden">
      <div className="grid gap-4">
        {row && (
          <p>
            {row.place === undefined ? (
              scoreWords(row)
            ) : (
              <>
                Place <span className="readout font-semibold">{placeWords(row)}</span>
                {row.score && (
                  <>
                    {' '}
                    with <span className="readout">{scoreWords(row)}</span>
                  </>
                )}
              </>
            )}
          </p>
        )}
        {entry && (
          <div className="flex flex-wrap gap-2">
            {hasSheets && (
              <Button data-own size="sm" onClick={() => setOpen('sheet')}>
                My sheet
              </Button>
            )}
            {state === 'provisional' && (
              <Button data-own size="sm" onClick={() => setOpen('protest')}>
                Protest
              </Button>
            )}
          </div>
        )}
        {own.length > 0 && <OwnProtests protests={own} />}
      </div>
      <Suspense fallback={null}>
        {open === 'protest' && <ProtestDialog board={board} onClose={close} />}
        {open === 'sheet' && entry && (
          <SheetDialog eventId={eventId} classKey={classKey} entryId={entry.id} onClose={close} />
        )}
      </Suspense>
    </Panel>
  )
}

function OwnProtests({ protests }: { protests: readonly ProtestRow[] }) {
  const withdraw = useWithdrawProtest()
  const [withdrawing, setWithdrawing] = useState<ProtestRow>()
  return (
    <>
      <ul aria-label="My protests" className="divide-y divide-line border-t border-line">
        {protests.map((protest) => {
          const [label, tone] = protestLabels[protest.status]
          return (
            <li key={protest.id} className="grid gap-1 py-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{subjectLabels[protest.about]}</span>
                <Badge tone={tone}>{label}</Badge>
              </p>
              <p className="whitespace-pre-line wrap-anywhere text-dim">{protest.text}</p>
              <EvidenceLinks evidence={protest.evidence} />
              {protest.decision && <p className="whitespace-pre-line wrap-anywhere">{protest.decision}</p>}
              {protest.status === 'open' && (
                <Button
                  data-own
                  size="sm"
                  variant="ghost"
                  className="justify-self-start"
                  onClick={() => setWithdrawing(protest)}
                >
                  Withdraw
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {withdrawing && (
        <ConfirmCommand
          command={withdraw}
          input={{ params: { eventId: withdrawing.eventId, protestId: withdrawing.id } }}
          done="Protest withdrawn"
          title="Withdraw this protest?"
          description="The head judge no longer decides it. You can protest again until time runs out."
          confirmLabel="Withdraw"
          danger
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </>
  )
}
