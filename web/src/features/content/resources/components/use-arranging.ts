import { useState } from 'react'
import type { Resource } from '#shared/content/resources/resource.ts'
import { toast } from '#web/ui/toast.ts'
import { type Arrangement, useArrangeResources, useRefreshResources } from '../api/resource-commands.ts'
import { reordered } from './reordered.ts'

type Stored = { items: Resource[]; orderVersion: number }

/** The order that an administrator gives the list, from the first move until it is saved. */
export function useArranging({ items, orderVersion }: Stored) {
  const command = useArrangeResources()
  const refresh = useRefreshResources()
  const [arranged, setArranged] = useState<Arrangement>()
  const [attempts, setAttempts] = useState(0)
  const { ids, ...made } = arranged ?? { ids: items.map(({ id }) => id), orderVersion }
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: Resource) => places.get(id) ?? ids.length
  return {
    items: items.toSorted((a, b) => placeOf(a) - placeOf(b)),
    isChanged: arranged !== undefined,
    attempts,
    command,
    /** These, which may be only some, are to be in this order. */
    arrange: (some: readonly Resource[]) =>
      setArranged({
        ...made,
        ids: reordered(
          ids,
          some.map(({ id }) => id),
        ),
      }),
    save: () => {
      if (!arranged || command.isPending) return
      setAttempts(attempts + 1)
      command.mutate(arranged, {
        onSuccess: () => {
          toast.success('Order saved')
          // Moves made during the save are saved next.
          setArranged((now) => (now === arranged ? undefined : now))
        },
      })
    },
    discard: () => {
      command.reset()
      setArranged(undefined)
      void refresh()
    },
  }
}
