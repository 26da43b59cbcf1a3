import { useState } from 'react'
import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { newItemId } from '#web/features/platform/offline/new-item-id.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { currentRows } from '../offline/current-rows.ts'
import { byNumber } from '../offline/rows-for.ts'
import type { Desk } from './use-desk.ts'

type Kind = 'cash' | 'cash_back'
type CashListProps = { desk: Desk; event: DeskEvent; kind: Kind }

const owed = {
  cash: ({ status, dueCents }: RosterRow) => (status === 'confirmed' ? dueCents : 0),
  cash_back: ({ backCents = 0 }: RosterRow) => backCents,
} satisfies Record<Kind, (row: RosterRow) => number>

const whom = {
  cash: ({ name }: RosterRow) => name,
  // Another member may have paid before the entry was handed over.
  cash_back: ({ name, backTo = name }: RosterRow) => backTo,
} satisfies Record<Kind, (row: RosterRow) => string>

const words = {
  cash: {
    title: 'Still due',
    act: (amount: string) => `Take ${amount}`,
    from: 'from',
    ask: (amount: string, name: string) => `Take ${amount} from ${name}?`,
    description: 'Count the cash first. It is recorded under your name.',
    done: (amount: string) => `Took ${amount}`,
  },
  cash_back: {
    title: 'Cash to refund',
    act: (amount: string) => `Refund ${amount}`,
    from: 'to',
    ask: (amount: string, name: string) => `Refund ${amount} to ${name}?`,
    description: 'Hand over the cash first. It is recorded under your name.',
    done: (amount: string) => `Refunded ${amount}`,
  },
}

/** The people who have to pay, or to get cash back, also without the network. */
export function CashList({ desk: { store, state }, event, kind }: CashListProps) {
  const [chosen, setChosen] = useState<RosterRow>()
  const rows = currentRows(state)
    .filter((row) => owed[kind](row) > 0)
    .sort(byNumber)
  const { title, act, from, ask, description, done } = words[kind]
  const note = async (row: RosterRow) => {
    setChosen(undefined)
    await store.add({
      id: newItemId(),
      eventId: event.id,
      registrationId: row.id,
      name: row.name,
      number: row.number,
      deviceAt: new Date().toISOString(),
      state: 'waiting',
      kind,
      amountCents: owed[kind](row),
    })
  }
  // Most events never give cash back.
  if (kind === 'cash_back' && rows.length === 0) return null
  return (
    <Panel title={title} flush>
      {rows.length === 0 && <p className="p-4 text-dim">No one owes anything.</p>}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex min-h-16 items-center gap-3 px-4 py-2">
            <span className="readout w-12 shrink-0 text-2xl">{row.number ?? '–'}</span>
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
              {row.name}
              {whom[kind](row) !== row.name && (
                <span className="block text-sm font-normal text-dim">Paid by {whom[kind](row)}</span>
              )}
            </span>
            <Button data-own className="min-h-12" onClick={() => setChosen(row)}>
              {act(dollars(owed[kind](row)))}
              <span className="sr-only">
                {' '}
                {from} {whom[kind](row)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ConfirmDialog
          open
          title={ask(dollars(owed[kind](chosen)), whom[kind](chosen))}
          description={description}
          confirmLabel={done(dollars(owed[kind](chosen)))}
          onConfirm={() => void note(chosen)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Panel>
  )
}
