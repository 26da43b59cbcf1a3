import { useState } from 'react'
import type { DeskEvent, DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { payAgain } from '#shared/competitions/desk/pay-again.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Button } from '#web/ui/button.tsx'
import { useReinstateRegistration } from '../api/desk-commands.ts'

type ReinstateActionsProps = { event: DeskEvent; one: DeskRegistration }

/** Takes an entry back that was withdrawn or cancelled, or one class of it. */
export function ReinstateActions({ event, one }: ReinstateActionsProps) {
  const [open, setOpen] = useState<string>()
  const reinstate = useReinstateRegistration()
  const { eventId, id, status, version, name, entries } = one
  const isOver = status === 'withdrawn' || status === 'cancelled'
  const left = status === 'confirmed' ? entries.filter((entry) => entry.status === 'withdrawn') : []
  if (event.status !== 'published' || (!isOver && left.length === 0)) return null
  const entry = left.find((found) => found.id === open)
  const classOf = (classKey: string) =>
    event.classes.find((found) => found.classKey === classKey)?.name ?? classKey
  const { dueCents } = payAgain(one)
  return (
    <>
      {isOver && (
        <Button data-own onClick={() => setOpen('all')}>
          Reinstate entry
        </Button>
      )}
      {left.map(({ id: entryId, classKey }) => (
        <Button
          data-own
          key={entryId}
          onClick={() => setOpen(entryId)}
        >{`Reinstate ${classOf(classKey)}`}</Button>
      ))}
      {open && (
        <ConfirmCommand
          command={reinstate}
          input={{
            params: { eventId, registrationId: id },
            body: { version, ...(entry && { entryId: entry.id }) },
          }}
          done="Entry reinstated"
          title={
            entry ? `Reinstate ${name} in ${classOf(entry.classKey)}?` : `Reinstate the entry of ${name}?`
          }
          description={`They take a spot again, and the runs and sheets they had count again.${
            entry || dueCents === 0 ? '' : ` ${dollars(dueCents)} is due.`
          }`}
          confirmLabel="Reinstate"
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
