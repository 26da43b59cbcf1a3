import type { RosterRow } from '#shared/desk/gate-contract.ts'
import type { Event } from '#shared/events/event.ts'

type Of = {
  /** Made on this device. It is the Idempotency-Key, and for a check-in the id of the scan. */
  id: string
  eventId: Event['id']
  registrationId: RosterRow['id']
  /** For whom it is, in words. */
  name: string
  number?: number | undefined
  deviceAt: string
  /** `attention`: the server refused or flagged it, and someone must look. */
  state: 'waiting' | 'attention'
  /** What the server said. */
  problem?: string | undefined
  /** The server has it, and only asks to look. */
  isTaken?: boolean | undefined
}

/** One thing that was done at the gate without the network. */
export type QueueItem = Of &
  (
    | { kind: 'check_in'; how: 'scan' | 'code' | 'list'; gate: string; clockAheadMs?: number | undefined }
    | { kind: 'cash'; amountCents: number }
    | { kind: 'cash_back'; amountCents: number }
    | { kind: 'undo' }
  )
