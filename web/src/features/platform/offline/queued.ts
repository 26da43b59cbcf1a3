/** Any action on this device that the server has not taken. */
export type Queued = {
  /** Created on this device, in the order of time. It is the Idempotency-Key. */
  id: string
  deviceAt: string
  /** `attention`: the server refused or flagged it, and someone must look. */
  state: 'waiting' | 'attention'
  /** The server's message. */
  problem?: string | undefined
  /** The code of its refusal. */
  code?: string | undefined
  /** The server has it, and only asks to look. */
  isTaken?: boolean | undefined
  /** The time until which it can be undone. It is not sent before. */
  heldUntil?: string | undefined
  /** The server may have it, although no answer came. */
  wasTried?: boolean | undefined
  /** The number of times the server failed on it. */
  tries?: number | undefined
  /** The time before which it is not tried again, because the server failed on it. */
  retryAt?: string | undefined
  /** It needs attention because the server failed on it, not because it refused it. */
  hasFailed?: boolean | undefined
  /** The item that made what this one is about: the server must take that one first. */
  after?: string | undefined
}
