import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AlreadyAnswered } from '#core/platform/http/idempotency.ts'
import { deleteObject } from '#core/platform/storage/objects.ts'
import { AppError } from '#shared/errors.ts'

type Publication = {
  /** The keys of all files that are stored. */
  keys: readonly string[]
  store: () => Promise<unknown>
  writes: readonly Write[]
}

/** Stores files and commits the writes that refer to them. What nothing refers to does not stay. */
export async function publishFiles({ keys, store, writes }: Publication): Promise<void> {
  const takeBack = () => Promise.all(keys.map((key) => deleteObject(key)))
  try {
    await store()
  } catch (error) {
    await takeBack()
    throw error
  }
  try {
    await commit(...writes)
  } catch (error) {
    // Only a refusal is certain to have written nothing: then nothing refers to the files.
    if (error instanceof AppError || error instanceof AlreadyAnswered) await takeBack()
    throw error
  }
}
