import { AppError } from '#shared/errors.ts'

/** Somebody has taken a place or given one back meanwhile. */
export class PlacesChanged extends AppError {
  constructor() {
    super('unavailable', 'busy', 'Many people are entering right now. Try again in a moment.')
  }
}

const mostAttempts = 12

/** Runs a read of the places and a write that holds to them again, where they have changed in between. */
export async function untilPlacesHold<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof PlacesChanged) || count === mostAttempts) throw error
    }
  }
}
