import { AppError } from '#shared/errors.ts'

const mostAttempts = 8

/** Runs a read, a look at the provider and a conditional write again from the read when somebody else wrote first. */
export async function untilUnchanged<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (error) {
      const lost = error instanceof AppError && error.code === 'version_conflict'
      if (!lost || count === mostAttempts) throw error
    }
  }
}
