import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'

type Position = Record<string, string>

const Cursor = z.tuple([z.string(), z.record(z.string(), z.string().check(z.maxLength(512)))])

const fingerprint = (partition: string, position: Position) =>
  createHash('sha256')
    .update(JSON.stringify([partition, position]))
    .digest('base64url')
    .slice(0, 12)

/**
 * A cursor holds the sort keys where a page ended and a fingerprint of them with the partition, but never the partition
 * itself. The partition is rebuilt from the caller, so a cursor of another list or a changed one is of no use.
 */
export function encodeCursor(partition: string, position: Position): string {
  return Buffer.from(JSON.stringify([fingerprint(partition, position), position])).toString('base64url')
}

export function decodeCursor(partition: string, cursor: string, names: readonly string[]): Position {
  let content: unknown
  try {
    content = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw invalidCursor()
  }
  const parsed = z.safeParse(Cursor, content)
  if (!parsed.success) throw invalidCursor()
  const position = parsed.data[1]
  if (Object.keys(position).length !== names.length || names.some((name) => position[name] === undefined))
    throw invalidCursor()
  if (encodeCursor(partition, position) !== cursor) throw invalidCursor()
  return position
}

export const invalidCursor = () =>
  new AppError(
    'invalid',
    'invalid_cursor',
    'This cursor does not belong to this list. Start from the first page.',
    {
      errors: [{ path: 'query.cursor', message: 'Is not a cursor of this list' }],
    },
  )
