import { commit } from '#core/platform/db/commit.ts'
import { AppError } from '#shared/errors.ts'
import { connections } from './connections.ts'

/** Forgets a connection; one that is forgotten already is no error. */
export async function closeConnection(connectionId: string): Promise<void> {
  const connection = await connections.get({ id: connectionId }, { consistent: true })
  if (!connection) return
  try {
    await commit(connections.delete(connection))
  } catch (error) {
    if (!(error instanceof AppError && error.kind === 'conflict')) throw error
  }
}
