/** An address of a member, for as long as it is or was theirs. */
export type OwnAddress = { userId: string; email: string; since: string; until: string }

/** The part of a noun in a member’s copy beyond the member’s own key, which is copied anyway. */
export type ExportedData = {
  /** Files below these, in a folder named by the member’s id. */
  files?: readonly string[]
  /** Mails to an address while it was the member’s. */
  at?: { kind: string; items: (address: OwnAddress) => AsyncIterable<object> }
  /** Data found by the member’s id, with the kind of each item. */
  of?: (userId: string) => AsyncIterable<{ kind: string; item: object }>
  /** Attributes of its items that no one gets: they prove a secret without being it, or open something. */
  hidden?: readonly string[]
}
