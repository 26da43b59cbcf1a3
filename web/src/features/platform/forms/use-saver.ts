import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '#web/lib/api-error.ts'
import { keepDraft, takeDraft } from '#web/lib/drafts.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { attemptKeys } from './attempt-key.ts'
import { draftSaver, type SaveFailure } from './draft-saver.ts'
import { isSame } from './is-same.ts'

type Saving<Stored, Fields extends object> = {
  /** The name under which unsaved work is kept on the device. */
  name: string
  stored: Stored
  fieldsOf: (stored: Stored) => Fields
  /** The known fields among what the device has kept. */
  pick: (kept: Fields) => Fields
  send: (fields: Fields, stored: Stored, keyFor: (body: unknown) => string) => Promise<Stored>
  isValid: (fields: Fields) => boolean
  /** The code of the refusal that says that someone else has saved. */
  conflict: string
}

const isRefusal = ({ status }: ApiError) => [400, 403, 404, 409, 413, 422].includes(status)

/** Returns a draft while it is edited, and unsaved work from an earlier session on this device. */
export function useSaver<Stored, Fields extends object>({
  name,
  stored,
  fieldsOf,
  pick,
  send,
  isValid,
  conflict,
}: Saving<Stored, Fields>) {
  const userId = useMe().id
  const failureOf = (error: unknown): SaveFailure => {
    if (!(error instanceof ApiError)) return 'lost'
    if (error.code === conflict) return 'conflict'
    return isRefusal(error) ? 'refused' : 'lost'
  }
  const [saver] = useState(() => {
    const keys = attemptKeys()
    return draftSaver<Stored, Fields>({
      stored,
      fieldsOf,
      send: async (fields, present) => {
        const answer = await send(fields, present, keys.keyFor)
        keys.settle()
        return answer
      },
      isValid,
      failureOf,
      keep: (fields) =>
        fields
          ? keepDraft(name, { userId, values: { ...fields } as Record<string, unknown> })
          : takeDraft(name, userId),
    })
  })
  const [left, setLeft] = useState(() => {
    const values = takeDraft(name, userId)
    const fields = values && pick(values as Fields)
    return fields && !isSame(fields, fieldsOf(stored)) ? fields : undefined
  })
  useEffect(() => {
    const again = () => void saver.flush()
    addEventListener('online', again)
    addEventListener('pagehide', saver.leave)
    return () => {
      removeEventListener('online', again)
      removeEventListener('pagehide', saver.leave)
      saver.leave()
    }
  }, [saver])
  return {
    saver,
    state: useSyncExternalStore(saver.subscribe, saver.state),
    /** The fields that were typed here and could not be saved. */
    left,
    forgetLeft: () => setLeft(undefined),
  }
}
