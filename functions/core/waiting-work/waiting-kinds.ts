import type { Expectation } from '#core/db/entity.ts'
import type { Write } from '#core/db/write.ts'
import { invitations } from '#core/invitations/invitations.ts'
import { mails } from '#core/mails/mails.ts'
import { verifications } from '#core/verifications/verifications.ts'
import type { Queue } from './waiting-counters.ts'

/** How something stands, and the write that holds a transaction to it. */
type Standing = { id: string; queue: Queue | undefined; unchanged: Write }

type Rows<Row, Key> = {
  name: string
  get: (key: Key, options: { consistent: true }) => Promise<Row | undefined>
  check: (key: Key, expect: Expectation) => Write
}

const kind =
  <Row extends { version: number }, Key>(
    rows: Rows<Row, Key>,
    idOf: (key: Key) => string,
    queueOf: (row: Row) => Queue | undefined,
  ) =>
  async (key: Key): Promise<Standing> => {
    const row = await rows.get(key, { consistent: true })
    const unchanged = rows.check(key, row ? { version: row.version } : { absent: true })
    return { id: idOf(key), queue: row && queueOf(row), unchanged }
  }

/** Everything that waits for administrators somewhere: how it stands now is read by any image of it. */
const kinds: Record<string, (image: never) => Promise<Standing>> = {
  [mails.name]: kind(
    mails,
    ({ id }) => id,
    ({ status }) => {
      if (status === 'failed') return 'failedMails'
      return status === 'queued' || status === 'sending' ? 'mails' : undefined
    },
  ),
  [invitations.name]: kind(
    invitations,
    ({ id }) => id,
    ({ state }) => (state === 'open' ? 'invitations' : undefined),
  ),
  [verifications.name]: kind(
    verifications,
    ({ userId }) => userId,
    ({ state }) => (state === 'submitted' ? 'verifications' : undefined),
  ),
}

export const waitsSomewhere = (entity: string): boolean => entity in kinds

export const standingOf = (entity: string, image: unknown): Promise<Standing> | undefined =>
  kinds[entity]?.(image as never)
