import type { addWalkIn, completeAtDesk } from '#shared/competitions/desk/contract.ts'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import type { Queued } from '#web/features/platform/offline/queued.ts'

/** The id of a check-in is that of its scan. */
type Of = Queued & {
  eventId: Event['id']
  /** The server’s id, or the one that this device gave to a walk-in whom the server has not entered. */
  registrationId: RosterRow['id']
  /** The person it is for, in words. */
  name: string
  number?: number | undefined
}

/** What someone accepted and said on this device. */
export type Completion = Omit<BodyOf<typeof completeAtDesk>, 'deviceAt'>

/** Someone who was entered at the gate without the network. `dueCents`: what they have to pay still. */
export type WalkInItem = Of & { kind: 'walk_in'; form: BodyOf<typeof addWalkIn>; dueCents: number }

/** One thing that was done at the gate without the network. */
export type QueueItem =
  | WalkInItem
  | (Of &
      (
        | { kind: 'check_in'; how: 'scan' | 'code' | 'list'; gate: string; clockAheadMs?: number | undefined }
        | { kind: 'cash'; amountCents: number }
        | { kind: 'cash_back'; amountCents: number }
        | { kind: 'complete'; given: Completion }
        | { kind: 'undo' }
      ))
