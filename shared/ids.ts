import { ulid } from 'ulid'
import * as z from 'zod/mini'

/** Ids are a prefix and a ULID: sortable by time, readable in a log, never a secret. */
export const newId = <P extends string>(prefix: P, now: string): `${P}_${string}` =>
  `${prefix}_${ulid(Date.parse(now))}`

export const idSchema = <P extends string>(prefix: P) => z.templateLiteral([`${prefix}_`, z.ulid()])
