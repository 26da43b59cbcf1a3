import type { Write } from '#core/platform/db/write.ts'
import type { OwnItem } from '#core/platform/users/own-items.ts'
import type { StoredUser } from '#core/platform/users/users.ts'

/** The person to erase. An erasure that broke off may find no profile. */
export type Leaving = {
  userId: string
  user: StoredUser | undefined
  now: string
  /** The payment providers have settled everything before, when the account was erased the first time. */
  isSettled?: boolean
}

/** An address that is or was the member’s. */
export type LeftAddress = {
  email: string
  /** Mails sent to it until then were sent to the member; undefined while it is still theirs. */
  until: string | undefined
  /** Someone else has the address now: facts about the address itself stay. */
  passedOn: boolean
  now: string
}

/**
 * Erases what a noun knows about a member beyond the member’s own key, which is deleted separately. Each step
 * may be repeated.
 */
export type ErasedData = {
  /** What gives money back, while the payment providers still know the member. */
  settle?: (leaving: Leaving) => Promise<void>
  /** The part that must end before anything goes; if it fails, everything is as it was. */
  end?: (leaving: Leaving) => Promise<void>
  /** Something outside that the end can fail for until an administrator helps: how it looks, and how they are told. */
  hindrance?: {
    is: (error: unknown) => boolean
    tell: (userId: string, once: Write, now: string) => Promise<void>
  }
  /** Data that needs its own calls to be erased. */
  erase?: (leaving: Leaving) => Promise<void>
  /** Partitions that go as a whole. */
  partitions?: (leaving: Leaving) => string[]
  /** Files below these, in a folder named by the member’s id. */
  files?: readonly string[]
  /** Own items of a kind that stay: without their member, somewhere else. */
  kept?: readonly { of: { name: string }; as: (item: OwnItem) => Record<string, unknown> }[]
  /** Data kept under an address. */
  eraseAt?: (address: LeftAddress) => Promise<void>
}
