/** Something that falls due. */
export type Task = { id: string; object: 'task'; run: string; target: string; at: number }

/** The answer to a request that may be sent again. */
export type Remembered = {
  id: string
  object: 'remembered'
  fingerprint: string
  status: number
  body: string
  requestId: string
  at: number
}

/** One event on its way to one address. */
export type Delivery = {
  id: string
  object: 'delivery'
  event: string
  endpoint: string
  attempts: number
  at: number
  status: 'pending' | 'delivered' | 'failed' | 'dropped'
  answer: string | null
}

/** The records every provider keeps beside its own objects. */
export type Records = {
  task: Task
  remembered: Remembered
  delivery: Delivery
  event: { id: string; _: { at: number } }
}
