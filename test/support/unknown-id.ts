import { newId } from '#shared/ids.ts'

/** The id of a thing that no one has. */
export const unknownId = <P extends string>(prefix: P) => newId(prefix, '2026-01-01T00:00:00.000Z')
