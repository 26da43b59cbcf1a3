/** The way a member’s deletion removes a kind of item, or the reason it need not. */
export type Erasure =
  /** Stored below the member’s own key. */
  | 'with the member'
  /** Found by the member’s id in an index, by what its noun erases. */
  | 'by its noun'
  /** Found by an address that is or was the member’s. */
  | 'by address'
  /** Found by the member’s id at the user pool. */
  | 'by login'
  /** Follows from the profile, by the readers of the table stream. */
  | 'by the stream'
  /** Holds no data about members. */
  | 'impersonal'
  /** Names the member by id alone, so that a restored table can learn about the deletion. */
  | 'kept'
  /** Deletes itself, at the latest this many days after it was written. */
  | { days: number }

/** A kind of item that is written without an `entity`. */
export type WrittenKind = { name: string; erasure: Erasure }
